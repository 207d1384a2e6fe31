# Dreadboard: the commands for users, contributors and CI. `make` alone lists them.

CARGO ?= cargo
# The game that `make play` starts (it asks if none is given) and that `make test` checks alone.
GAME ?=

.PHONY: help run play test web web-test e2e pictures types bench soak deny tools

help:
	@echo "make run     play in the browser: builds the client, starts the server, says its address"
	@echo "make play    play in the terminal"
	@echo "make test    everything that checks the project; GAME=final-hour checks that game alone"
	@echo "make web     build the browser client"
	@echo "make e2e     only the tests that play in a real browser"
	@echo "make pictures  take the README's pictures anew"
	@echo "make types   write the client's types from the server's"
	@echo "make bench   what the games cost, what the server carries, how quick the page is"
	@echo "make deny    check licences, sources and known vulnerabilities of the dependencies (needs network)"
	@echo "make soak    a long run: a million decisions over all set-ups, frames of every kind to a server, kills and disk faults under load, every card altered,"
	@echo "             the browser tests three times beside four busy processes"

run: tools web
	$(CARGO) run --release -p dreadboard -- serve

play: tools
	$(CARGO) run --release -p dreadboard -- play $(GAME)

# All steps share one profile and one target directory, so that each reuses the builds of the one before.
ifeq ($(strip $(GAME)),)
test: tools web
	@./scripts/browser > /dev/null
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings
	$(CARGO) test --workspace --locked
	$(CARGO) run --quiet --locked -p dreadboard -- rules prove --check
	$(CARGO) run --quiet --locked -p dreadboard -- rules coverage
	$(MAKE) web-test e2e
else
# One game alone: its crate, its proofs and its browser tests.
test: tools
	@grep -qx 'game = "$(GAME)"' games/*/rules.toml || { echo "There is no game $(GAME). There are:" $$(sed -n 's/^game = "\(.*\)"$$/\1/p' games/*/rules.toml) >&2; exit 2; }
	@./scripts/browser > /dev/null
	$(CARGO) fmt -p $(GAME) --check
	$(CARGO) clippy -p $(GAME) --all-targets --locked -- -D warnings
	$(CARGO) test -p $(GAME) --locked
	$(CARGO) run --quiet --locked -p dreadboard -- rules prove --check $(GAME)
	$(CARGO) run --quiet --locked -p dreadboard -- rules coverage $(GAME)
	$(MAKE) e2e BROWSER_TESTS="games/$(GAME)/"
endif

# The browser client, built again only when something of it changed. Nothing else needs Node.
WEB_SOURCES := $(shell find web/src web/public web/index.html games/*/web vite.config.ts svelte.config.js -type f)

web: web/dist/index.html

web/dist/index.html: $(WEB_SOURCES) package-lock.json
	@./scripts/node
	npm run --silent build

web-test:
	@./scripts/node
	npm run --silent format:check && npm run --silent lint && npm run --silent check && npm run --silent test

# Browser tests, with one browser per player, against the debug build. Failures leave screenshots in web/e2e/out.
# BROWSER_TESTS="duel lost" runs only those files.
BROWSER_TESTS ?=
e2e: web
	$(CARGO) build --locked -p dreadboard
	browser=$$(./scripts/browser) && \
	CHROMIUM="$$browser" DREADBOARD="$(abspath $(or $(CARGO_TARGET_DIR),target))/debug/dreadboard" npm run --silent e2e -- $(BROWSER_TESTS)

# Takes the screenshots of the README again.
pictures: export PICTURES = 1
pictures: e2e

# Regenerates the client's TypeScript types from the Rust types.
types: tools
	TYPES=write $(CARGO) test --quiet --locked --workspace --test types

bench: tools
	./scripts/bench

soak: tools
	./scripts/soak

# Not part of `make test`: the list of known vulnerabilities needs network, and building cargo-deny takes minutes.
deny: tools
	@command -v cargo-deny > /dev/null || $(CARGO) install --locked cargo-deny@0.20.2
	$(CARGO) deny --locked check

tools:
	@./scripts/tools
