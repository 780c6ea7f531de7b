"""Every sound, measured: it is heard soon and is over soon, clips nowhere, and is about as loud as the others."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from playwright.sync_api import Browser

WEB = Path(__file__).parents[2] / "web"
PLAIN = """
const {transpileModule} = require('typescript')
const source = require('fs').readFileSync('src/lib/synthesizer.ts', 'utf8')
console.log(transpileModule(source, {compilerOptions: {target: 'ES2022', module: 'ESNext'}}).outputText)
"""
# The loudest twentieth of a second, in decibels of full scale; and when it is first and last above -50 dB.
MEASURE = """
const RATE = 44100
const measured = {}
for (const name of Object.keys(SOUNDS)) {
  const context = new OfflineAudioContext(1, RATE * 3, RATE)
  compose(context, context.destination, name)
  const samples = (await context.startRendering()).getChannelData(0)
  const window = RATE / 20
  let peak = 0, first = -1, last = 0, sum = 0, loudest = 0
  samples.forEach((sample, n) => {
    peak = Math.max(peak, Math.abs(sample))
    if (Math.abs(sample) > 0.00316) { last = n; if (first < 0) first = n }
    sum += sample ** 2 - (n >= window ? samples[n - window] ** 2 : 0)
    loudest = Math.max(loudest, sum / window)
  })
  measured[name] = { peak, first: first / RATE, last: last / RATE, loudness: 10 * Math.log10(loudest) }
}
return measured
"""


def test_every_sound_is_heard_and_none_is_too_loud(chromium: Browser) -> None:
    made = subprocess.run(["node", "-e", PLAIN], cwd=WEB, capture_output=True, text=True, check=True).stdout
    page = chromium.new_page()
    try:
        sounds = page.evaluate(f"async () => {{ {made.replace('export ', '')} {MEASURE} }}")
    finally:
        page.close()
    assert len(sounds) > 10
    for name, sound in sounds.items():
        about = f"{name}: {json.dumps(sound)}"
        print(about)
        assert sound["peak"] < 0.5, f"two at once must not clip: {about}"
        assert 0 <= sound["first"] < 0.05, about
        assert 0.05 < sound["last"] < 1.5, about
        # Noise is never twice the same: a decibel or two either way.
        assert -32 < sound["loudness"] < -17, about
