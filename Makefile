# Dreadboard: everything a newcomer or CI runs. `make` alone lists it.

CARGO ?= cargo
# Which game `make play` starts; it asks if there are several and none is named.
GAME ?=

.PHONY: help run play test types bench soak tools

help:
	@echo "make run     play (in the terminal until there is a browser client)"
	@echo "make play    play in the terminal"
	@echo "make test    everything that checks the project"
	@echo "make types   write the client's types from the server's"
	@echo "make bench   instruction counts, allocations, scaling"
	@echo "make soak    a long run: a million decisions over all set-ups"

run: play

play: tools
	$(CARGO) run --release -p dreadboard -- play $(GAME)

# One profile and one target directory for all of it: the second step reuses what the first built.
test: tools
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings
	$(CARGO) test --workspace --locked
	$(CARGO) run --quiet --locked -p dreadboard -- rules prove --check
	$(CARGO) run --quiet --locked -p dreadboard -- rules coverage

# The client's types, written from ours.
types: tools
	TYPES=write $(CARGO) test --quiet --locked --workspace --test types

bench: tools
	./scripts/bench

soak: tools
	./scripts/soak

tools:
	@./scripts/tools
