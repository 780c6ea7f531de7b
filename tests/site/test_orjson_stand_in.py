"""The plain Python that stands in for orjson writes and reads the same."""

from __future__ import annotations

from typing import Any

import orjson
import pytest

from underhall.site import orjson_stand_in as stand_in


def in_both(make: Any) -> None:
    assert make(stand_in) == make(orjson)


def test_values_are_written_alike() -> None:
    value = {"a": [1, -2, 0.5, 1e21, True, None], "ö": 'q"\\\n\x01', "deep": {"x": [[], {}]}}
    in_both(lambda json: json.dumps(value))
    in_both(lambda json: json.dumps({2: "b", 1: "a"}, option=json.OPT_NON_STR_KEYS))
    in_both(lambda json: json.dumps({"b": 1, "a": 2}, option=json.OPT_NON_STR_KEYS | json.OPT_SORT_KEYS))
    in_both(lambda json: json.loads(json.dumps(value)))


def test_fragments_stand_where_they_were_put() -> None:
    def nested(json: Any) -> bytes:
        inner = json.Fragment(json.dumps({"n": 1, "words": "fragment 0"}))
        return bytes(json.dumps({"some": [inner, 2, json.Fragment(b"[3]")], "after": "x"}))

    in_both(nested)


def test_what_is_no_json_is_refused() -> None:
    with pytest.raises(TypeError, match="object"):
        stand_in.dumps({"a": object()})
    with pytest.raises(ValueError, match="line 1"):
        stand_in.loads("{")
