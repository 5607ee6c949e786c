"""Whatever is thrown at the HTTP side, it answers as its own description says, and never falls over."""

import os

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings

from cinderbox.server.app import application
from cinderbox.server.settings import Settings
from tests.server.serving import Served

schemathesis = pytest.importorskip("schemathesis", reason="schemathesis is not installed")

DESCRIPTION = msgspec.to_builtins(application(Settings()).openapi_schema.to_schema())
LETTERS = schemathesis.Config.from_dict({"generation": {"allow-x00": False}})  # NUL is refused before any description
SCHEMA = schemathesis.openapi.from_dict(DESCRIPTION, config=LETTERS)
OPERATIONS = [one.ok() for one in SCHEMA.get_all_operations()]


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: f"{one.method} {one.path}")
def test_the_api_answers_as_described(at: Served, operation) -> None:
    @settings(
        max_examples=int(os.environ.get("CINDERBOX_API_EXAMPLES", "15")),
        deadline=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate],
    )
    @given(case=operation.as_strategy())
    def holds(case) -> None:
        case.call_and_validate(base_url=f"http://127.0.0.1:{at.port}", timeout=60)

    holds()


def test_nothing_is_left_out_of_the_description() -> None:
    assert len(OPERATIONS) >= 16
