# What can be done here. `make` alone lists it; every target prints what it does.
# Numbers of a run can be given: make laws GAMES=1000 SEED=5
.POSIX:

GAMES = 1000000
SEED = 1
SECONDS_EACH = 60

TRIVIUM = cargo run --quiet --release --locked -p trivium --
# What the tests built.
BUILT = "$${CARGO_TARGET_DIR:-target}/debug/trivium"

.PHONY: help play terminal build web test check-api laws bench bench-instructions bench-server bench-start screenshots fuzz fmt deny

help: ## this list
	@echo "Trivium: three card games, in the browser and in the terminal"
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-20s %s\n", $$1, $$2 }' Makefile

play: build ## build everything, then serve the games and print the link to play at
	@$(TRIVIUM) serve

terminal: build ## build everything, then play in the terminal
	@$(TRIVIUM)

build: web ## the program, with the browser client in it
	@scripts/check-tools.sh rust linker
	@echo "Building; the first time takes some minutes."
	cargo build --release --locked -p trivium

web: ## the browser client
	@scripts/check-tools.sh node
	cd web && npm ci --silent && npm run --silent build

test: ## everything that must hold: format, lints, invariants, tests, scenarios, browsers, interfaces, documentation
	@echo "== Tools =="
	@scripts/check-tools.sh rust linker node browser postgres python
	@printf '\n== Format ==\n'
	cargo fmt --all --check
	@printf '\n== Browser client: types, tests, size ==\n'
	cd web && npm ci --silent && npm run --silent check && npm test --silent && npm run --silent build && npm run --silent size
	@printf '\n== Lints ==\n'
	cargo clippy --workspace --all-targets --locked -- -D warnings
	@printf '\n== Invariant I1: the rules are pure ==\n'
	scripts/check-dependencies.sh
	@printf '\n== Tests, with a PostgreSQL of their own ==\n'
	@if cargo nextest --version >/dev/null 2>&1; then \
		echo "cargo nextest run --workspace --locked"; \
		scripts/with-postgres.sh cargo nextest run --workspace --locked; \
	else \
		echo "cargo-nextest is not installed; cargo test does the same."; \
		echo "cargo test --workspace --locked"; \
		scripts/with-postgres.sh cargo test --workspace --locked; \
	fi
	@printf '\n== Scenarios, by the command a player has ==\n'
	$(BUILT) check scenarios/*/*.scn
	@printf '\n== Texts: the terminal and the browser say the same ==\n'
	scripts/check-faces.sh
	@printf '\n== Browsers ==\n'
	TRIVIUM_BIN=$$(realpath $(BUILT)) web/scripts/test-browser.sh
	@printf '\n== The HTTP interface and its description ==\n'
	scripts/check-api.sh
	@printf '\n== Documentation ==\n'
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked
	@printf '\nAll checks passed.\n'

check-api: ## compare the HTTP interface with its description, by made-up requests
	scripts/check-api.sh

laws: ## the laws on GAMES random games (a million), then all of them in every position of fewer
	@scripts/check-tools.sh rust linker
	$(TRIVIUM) laws cardia --games $(GAMES) --seed $(SEED) --quick
	$(TRIVIUM) laws cardia --games $$(( ($(GAMES) + 99) / 100 )) --seed $(SEED)
	$(TRIVIUM) laws kardinal --games $$(( ($(GAMES) + 9) / 10 )) --seed $(SEED) --quick
	$(TRIVIUM) laws civ --games $$(( ($(GAMES) + 9) / 10 )) --seed $(SEED) --quick

bench: ## how fast the engine is: games a second, nanoseconds for the parts of a move
	@scripts/check-tools.sh rust linker
	$(TRIVIUM) bench engine --seconds 2

bench-instructions: ## instructions of the hot paths, counted with valgrind and compared with the committed numbers
	@scripts/check-tools.sh rust linker valgrind
	cargo bench --locked -p cardia --bench instructions

bench-server: build ## moves a second of the server under load, and the same load on a server of another make
	python3 benches/server.py
	benches/peers/run.sh

bench-start: build ## how long the terminal client takes to its first picture
	python3 benches/start.py "$${CARGO_TARGET_DIR:-target}/release/trivium"

screenshots: build ## pictures of every page and board, into docs/screenshots
	@scripts/check-tools.sh browser
	cd web && TRIVIUM_BIN=$$(realpath "$${CARGO_TARGET_DIR:-../target}/release/trivium") npm run --silent screenshots

fuzz: ## every fuzz target for SECONDS_EACH (60) seconds; needs nightly Rust and cargo-fuzz
	@scripts/check-tools.sh rust linker fuzz
	scripts/fuzz.sh $(SECONDS_EACH)

fmt: ## write all code in the one format
	cargo fmt --all

deny: ## licences, bans and sources of all dependencies
	@scripts/check-tools.sh rust deny
	cargo deny check licenses bans sources
