/**
 * What is wrong with the layout of the page as it is now, measured with rectangles: a list of sentences. No class names
 * are asked for, only what the browser lays out and paints. `wish.targets`: the least size of what a finger touches.
 */
(wish) => {
  const wrong = []
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const modal = document.querySelector('dialog[open]')
  const top = modal ?? document.querySelector('[data-testid=ending]') ?? document.body
  const styles = new Map()
  const styleOf = (node) => styles.get(node) ?? (styles.set(node, getComputedStyle(node)), styles.get(node))
  const name = (node) => {
    const told = node.getAttribute?.('data-pick') || node.getAttribute?.('aria-label') || node.getAttribute?.('data-testid') || ''
    return `<${node.tagName.toLowerCase()}${node.classList?.length ? '.' + [...node.classList].filter((one) => !one.startsWith('svelte')).join('.') : ''}${told ? ` "${told}"` : ''}>`
  }
  /** Text for screen readers only takes no room: that text is cut to nothing. */
  const unseen = (node) => {
    if (node.closest('a[href="#content"]')) return true // comes into sight with the focus
    for (let at = node; at instanceof Element; at = at.parentElement) {
      const style = styleOf(at)
      if (style.display === 'none' || style.visibility === 'hidden' || Number(style.opacity) < 0.1 || style.clipPath.startsWith('inset(50%')) return true
      const box = at.getBoundingClientRect()
      if (style.position === 'absolute' && box.width <= 1 && box.height <= 1) return true
    }
    return false
  }
  const scrolls = (style, axis) => /auto|scroll/.test(axis === 'x' ? style.overflowX : style.overflowY)
  const cuts = (style, axis) => /hidden|clip/.test(axis === 'x' ? style.overflowX : style.overflowY)
  /** A map that is dragged: its own hand, not the browser's. */
  const dragged = (node) => styleOf(node).touchAction === 'none'
  const holder = (node) => {
    for (let at = node; at; at = at.parentElement) if (dragged(at)) return at
    return null
  }
  /** The part of a rectangle that is seen, and what cuts it for good. Whatever can be scrolled or dragged to is not lost. */
  const seen = (node, rect) => {
    let [left, right, above, below] = [rect.left, rect.right, rect.top, rect.bottom]
    let cut = null
    let lost = null
    let free = { x: false, y: false }
    for (let at = node; at && at !== document.documentElement; at = at.parentElement) {
      const style = styleOf(at)
      if (style.display === 'contents') continue
      const box = at.getBoundingClientRect()
      const map = dragged(at)
      for (const [axis, low, high] of [['x', box.left, box.right], ['y', box.top, box.bottom]]) {
        // What lies before the beginning of what scrolls is never reached: there is no scrolling to it.
        const ahead = low - (axis === 'x' ? left + at.scrollLeft : above + at.scrollTop)
        if (!map && scrolls(style, axis) && !free[axis] && !lost && ahead > 1) lost = at
        if (map || scrolls(style, axis)) free[axis] = true
        else if (!cuts(style, axis)) continue
        const [from, to] = axis === 'x' ? [left, right] : [above, below]
        // A line is higher than its letters: what is cut above and below is air, up to a fifth.
        const slack = axis === 'y' ? Math.max(1.5, 0.22 * rect.height) : 1.5
        if (!free[axis] && !cut && (from < low - slack || to > high + slack)) cut = at
        if (axis === 'x') [left, right] = [Math.max(left, low), Math.min(right, high)]
        else [above, below] = [Math.max(above, low), Math.min(below, high)]
      }
      if (style.position === 'fixed') break
    }
    const off = (!free.x && (rect.left < -1 || rect.right > innerWidth + 1)) || (!free.y && (rect.top < -1 || rect.bottom > innerHeight + 1))
    left = Math.max(left, 0); right = Math.min(right, innerWidth); above = Math.max(above, 0); below = Math.min(below, innerHeight)
    return { cut, lost, off, rect: { left, right, top: above, bottom: below, width: right - left, height: below - above } }
  }
  const overfull = (map) => {
    const box = map.getBoundingClientRect()
    return [...map.querySelectorAll('[data-site], [data-piece]')].some((piece) => {
      const it = piece.getBoundingClientRect()
      return it.left < box.left - 2 || it.right > box.right + 2 || it.top < box.top - 2 || it.bottom > box.bottom + 2
    })
  }
  const alpha = (colour) => {
    const found = /rgba?\(([^)]+)\)/.exec(colour)
    if (found) { const parts = found[1].split(/[ ,/]+/); return parts.length > 3 ? Number(parts[3]) : 1 }
    if (colour.includes('/')) return Number(/\/\s*([\d.]+)/.exec(colour)?.[1] ?? 1)
    return colour === 'transparent' || colour === 'none' ? 0 : 1
  }
  const opacity = (node) => {
    let all = 1
    for (let at = node; at instanceof Element; at = at.parentElement) all *= Number(styleOf(at).opacity)
    return all
  }
  /** Whether an element paints something at a point, so that what lies below it cannot be read there. */
  const paints = (node, x, y) => {
    const style = styleOf(node)
    if (style.visibility === 'hidden' || opacity(node) < 0.4) return false
    if (node instanceof SVGElement && !(node instanceof SVGSVGElement)) {
      if (node instanceof SVGGElement || node instanceof SVGTextElement) return false
      return style.fill !== 'none' && alpha(style.fill) * Number(style.fillOpacity) > 0.4
    }
    if (alpha(style.backgroundColor) > 0.4) return true
    return style.backgroundImage !== 'none'
  }
  const inside = (box, x, y) => x > box.left && x < box.right && y > box.top && y < box.bottom

  // Everything can be hit while it is measured, also what lets clicks pass.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, *::before, *::after { pointer-events: auto !important; transition: none !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]

  // Every line of text.
  const texts = []
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim()
    const parent = walker.currentNode.parentElement
    if (!text || !parent || /^(SCRIPT|STYLE|TITLE|OPTION)$/.test(parent.tagName) || unseen(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const rects = parent instanceof SVGElement ? [parent.getBoundingClientRect()] : [...range.getClientRects()]
    for (const rect of rects) if (rect.width > 0.5 && rect.height > 0.5) texts.push({ text, parent, rect })
  }
  // From its first to its last letter, in the upper and in the lower half.
  const spread = [0.06, 0.28, 0.5, 0.72, 0.94].flatMap((across) => [[across, 0.3], [across, 0.7]])
  const told = new Set()
  const note = (line) => { if (!told.has(line)) { told.add(line); wrong.push(line) } }
  for (const { text, parent, rect } of texts) {
    const short = `"${text.slice(0, 40)}"`
    const part = seen(parent, rect)
    if (part.off) note(`off the screen: ${short} in ${name(parent)}`)
    if (part.cut) note(`cut: ${short} in ${name(parent)} by ${name(part.cut)}`)
    if (part.rect.width < 3 || part.rect.height < 3) continue
    // On a map that is larger than its window something always lies below its buttons: it can be dragged from there.
    const map = holder(parent)
    const larger = map && overfull(map)
    for (const [fx, fy] of spread) {
      const [x, y] = [part.rect.left + part.rect.width * fx, part.rect.top + part.rect.height * fy]
      const over = []
      const stack = document.elementsFromPoint(x, y)
      // A drawn letter is smaller than its box: at its very edge only what is behind it is met.
      if (parent instanceof SVGElement && !stack.some((hit) => hit === parent || parent.contains(hit))) continue
      for (const hit of stack) {
        if (hit === parent || parent.contains(hit)) break
        if (hit.contains(parent)) break
        // A sheet that can be put away may lie over the board.
        if (hit.closest('[role=dialog]') && !hit.closest('[role=dialog]').contains(parent)) break
        // Room around a target that only a finger feels is not painted.
        if (larger && !map.contains(hit)) continue
        if (inside(hit.getBoundingClientRect(), x, y) && paints(hit, x, y)) over.push(hit)
      }
      if (over.length > 0) { note(`covered: ${short} in ${name(parent)} by ${name(over[0])}`); break }
    }
  }
  // Words are broken only where a hyphen is shown: at a soft hyphen, or after a hyphen or a slash of their own.
  for (const { parent } of texts) {
    for (const node of parent.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || parent instanceof SVGElement) continue
      const range = document.createRange()
      for (const word of node.data.matchAll(/[\p{L}\u00ad]{4,}/gu)) {
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        if (range.getClientRects().length < 2) continue
        let line = null
        for (let at = 0; at < word[0].length; at++) {
          range.setStart(node, word.index + at)
          range.setEnd(node, word.index + at + 1)
          // Behind a soft hyphen a letter has two rectangles: an empty one at the end of the line before, and its own.
          const box = [...range.getClientRects()].findLast((one) => one.width >= 0.1)
          if (!box) continue
          if (line !== null && box.top > line + 3 && word[0][at - 1] !== '\u00ad') note(`broken without a hyphen: "${word[0].slice(0, at)}|${word[0].slice(at)}" in ${name(parent)}`)
          line = box.top
        }
      }
    }
  }
  // Texts over texts: of the same layer, where no background lies between them.
  for (let one = 0; one < texts.length; one++) {
    const a = texts[one]
    for (let two = one + 1; two < texts.length; two++) {
      const b = texts[two]
      if (a.parent === b.parent || a.parent.contains(b.parent) || b.parent.contains(a.parent)) continue
      const across = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left)
      const down = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top)
      if (across < 3 || down < Math.min(a.rect.height, b.rect.height) * 0.4) continue
      const x = (Math.max(a.rect.left, b.rect.left) + Math.min(a.rect.right, b.rect.right)) / 2
      const y = (Math.max(a.rect.top, b.rect.top) + Math.min(a.rect.bottom, b.rect.bottom)) / 2
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue
      if (!inside(seen(a.parent, a.rect).rect, x, y) || !inside(seen(b.parent, b.rect).rect, x, y)) continue
      // What lies in another layer hides the one below with its background; that one is told as covered, or scrolled away.
      const stack = document.elementsFromPoint(x, y)
      const upper = stack.findIndex((node) => node === a.parent || node === b.parent || a.parent.contains(node) || b.parent.contains(node))
      const other = stack[upper] === a.parent || a.parent.contains(stack[upper]) ? b.parent : a.parent
      const between = stack.slice(0, Math.max(0, stack.findIndex((node) => node === other || node.contains(other))))
      if (between.some((node) => paints(node, x, y))) continue
      if (a.parent.closest('[role=dialog]') !== b.parent.closest('[role=dialog]')) continue
      note(`over each other: "${a.text.slice(0, 30)}" and "${b.text.slice(0, 30)}"`)
    }
  }
  sheet.replaceSync('')

  // What can be clicked or touched.
  const targets = top.querySelectorAll('button, a[href], select, input:not([type=hidden]), textarea, summary, [role=button], [role=tab]')
  for (const node of targets) {
    if (unseen(node) || node.disabled) continue
    // Who speaks to the page says what is to be seen there: a count on a sign is in the sign's name, as figures.
    const shown = node.getAttribute('aria-label') ? node.textContent.match(/\d+/g) ?? [] : []
    for (const number of shown) if (!node.getAttribute('aria-label').includes(number)) note(`the name does not say ${number}: ${name(node)}`)
    const box = node.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) { note(`without size: ${name(node)}`); continue }
    const part = seen(node, box)
    if (part.off) note(`off the screen: ${name(node)}`)
    if (part.cut && (part.rect.width < box.width * 0.9 || part.rect.height < box.height * 0.9)) note(`cut: ${name(node)} by ${name(part.cut)}`)
    if (part.lost) note(`before the beginning of what scrolls: ${name(node)} in ${name(part.lost)}`)
    if (!wish.targets) continue
    // Pieces on a card of a map that can be drawn nearer are as large as the card allows; the cards themselves are measured below.
    if (holder(node) && node instanceof SVGElement && Math.min(box.width, box.height) < 60) continue
    // A label that holds a small box is what is touched.
    const whole = node.closest('label')?.getBoundingClientRect() ?? box
    // Room around it that is its own counts: what a finger hits there is still this target.
    const [cx, cy] = [(part.rect.left + part.rect.right) / 2, (part.rect.top + part.rect.bottom) / 2]
    const own = (x, y) => { const hit = document.elementFromPoint(x, y); return hit && (hit === node || node.contains(hit) || (hit.contains(node) && hit.tagName === 'LABEL')) }
    const visible = part.rect.width > 3 && part.rect.height > 3
    if (!visible) continue // it is scrolled to first
    if (document.elementFromPoint(cx, cy)?.closest('[role=dialog]') !== node.closest('[role=dialog]')) continue // below a sheet that can be put away
    const reach = (dx, dy) => { let far = 0; while (far < wish.targets && own(cx + dx * (far + 1), cy + dy * (far + 1))) far += 1; return far }
    const wide = whole.width >= wish.targets - 0.5 || (reach(-1, 0) + reach(1, 0) + 1 >= wish.targets)
    const high = whole.height >= wish.targets - 0.5 || (reach(0, -1) + reach(0, 1) + 1 >= wish.targets)
    if (!wide || !high) note(`too small for a finger: ${name(node)} ${Math.round(whole.width)}x${Math.round(whole.height)}`)
  }

  // Cards on a map, names in the hand, room for the board.
  for (const card of document.querySelectorAll('[data-site]')) {
    const { width } = (card.querySelector('rect') ?? card).getBoundingClientRect()
    if (width < wish.card * 0.94 - 0.5) { note(`a card of the map is ${Math.round(width / 0.94)} px wide`); break }
  }
  // Boards that are shown whole can collapse instead: what lies on them shrinks until nothing is left.
  const least = { '[data-place]': ['card', wish.place], '[data-piece^="tile "]': ['tile', wish.tile] }
  for (const [found, [what, size]] of Object.entries(least)) {
    for (const piece of document.querySelectorAll(found)) {
      const { width, height } = piece.getBoundingClientRect()
      if (Math.min(width, height) < size - 0.5) { note(`a ${what} of the board is ${Math.round(width)}x${Math.round(height)}`); break }
    }
  }
  const hand = document.querySelector(`[data-testid=table] section[aria-label="${wish.hand}"]`)
  // At the end a scene lies over the hand; it is measured instead.
  for (const card of (top === document.body && hand?.querySelectorAll('[data-pick^="card:"]')) || []) {
    if (!texts.some(({ text, parent }) => card.contains(parent) && /\p{L}{2}/u.test(text))) note(`a card in hand without its name: ${name(card)}`)
  }
  const board = document.querySelector(`[data-testid=table] section[aria-label="${wish.board}"]`)?.getBoundingClientRect()
  if (!board) note('there is no board')
  else {
    const within = (low, high, end) => Math.max(0, Math.min(high, end) - Math.max(low, 0))
    const share = (within(board.left, board.right, innerWidth) * within(board.top, board.bottom, innerHeight)) / (innerWidth * innerHeight)
    if (share < wish.share) note(`the board has ${Math.round(share * 100)} % of the window (${Math.round(board.width)}x${Math.round(board.height)})`)
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) note(`the page is ${document.documentElement.scrollWidth} px wide`)
  return wrong
}
