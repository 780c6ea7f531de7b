"""What the ready dashboard and the alert rules name is what the server really tells, and nothing of it is left out."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from tests.server.hosts import Host
from tests.server.play import step, two

pytestmark = pytest.mark.one_database
OPS = Path(__file__).parents[2] / "ops"
# What Prometheus says itself of whatever it reads.
OF_PROMETHEUS = {"up"}
NAMED = re.compile(r"\b(?:(?:underhall|process)_[a-z_]+|up)\b(?=[{\[\s]|$|\))")
LABELS = re.compile(r'(\w+)(?:=~|!=|!~|=)"')
GROUPED = re.compile(r"\bby \(([^)]*)\)")
OF_TARGETS = {"job", "instance", "le"}


def told(host: Host) -> tuple[set[str], set[str]]:
    """The names of all that /metrics tells, one for each thing that is told; and labels."""
    ann, bob, table = two(host)
    step(table, ann, bob)
    host.services.metrics.notices.labels("delivered").inc()
    host.services.metrics.sent_notices.labels("mail", "sent").inc()
    families = list(text_string_to_metric_families(host.client().http.get("/metrics").text))
    samples = [sample for family in families for sample in family.samples if not sample.name.endswith("_created")]
    return {sample.name for sample in samples}, {label for sample in samples for label in sample.labels}


def expressions_of_the_dashboard() -> list[str]:
    dashboard = json.loads((OPS / "grafana-dashboard.json").read_text(encoding="utf-8"))
    of_panels = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    return of_panels + [one["expr"] for one in dashboard["annotations"]["list"]]


def rules() -> list[dict[str, Any]]:
    read = yaml.safe_load((OPS / "alerts.yaml").read_text(encoding="utf-8"))
    return [rule for group in read["groups"] for rule in group["rules"]]


def names_in(expressions: list[str]) -> set[str]:
    return {name for one in expressions for name in NAMED.findall(one)}


def test_dashboard_and_alerts_name_only_what_there_is(host: Host) -> None:
    names, labels = told(host)
    for expression in [*expressions_of_the_dashboard(), *(rule["expr"] for rule in rules())]:
        assert names_in([expression]), expression
        assert names_in([expression]) <= names | OF_PROMETHEUS, expression
        grouped = {label.strip() for found in GROUPED.findall(expression) for label in found.split(",")}
        assert grouped | set(LABELS.findall(expression)) <= labels | OF_TARGETS, expression
        for opening, closing in ("()", "[]", "{}"):
            assert expression.count(opening) == expression.count(closing), expression


def test_all_that_is_told_is_on_the_dashboard(host: Host) -> None:
    names = told(host)[0]
    assert names - names_in(expressions_of_the_dashboard()) - {"process_virtual_memory_bytes"} == set()


def test_panels_lie_beside_each_other() -> None:
    dashboard = json.loads((OPS / "grafana-dashboard.json").read_text(encoding="utf-8"))
    taken: set[tuple[int, int]] = set()
    for panel in dashboard["panels"]:
        place = panel["gridPos"]
        fields = {(place["x"] + x, place["y"] + y) for x in range(place["w"]) for y in range(place["h"])}
        assert not fields & taken, panel["title"]
        assert place["x"] + place["w"] <= 24, panel["title"]
        taken |= fields
    ids = [panel["id"] for panel in dashboard["panels"]]
    assert len(set(ids)) == len(ids)


def test_alerts_say_what_is_the_matter() -> None:
    found = rules()
    assert len({rule["alert"] for rule in found}) == len(found)
    for rule in found:
        assert set(rule) <= {"alert", "expr", "for", "labels", "annotations"}
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert set(rule["annotations"]) == {"summary", "description"}
        assert re.fullmatch(r"\d+[smh]", rule.get("for", "1m"))
        # A label in a sentence must be one the expression leaves.
        for label in re.findall(r"\$labels\.(\w+)", rule["annotations"]["summary"]):
            grouped = GROUPED.search(rule["expr"])
            assert grouped is None or label in grouped[1], rule["alert"]
