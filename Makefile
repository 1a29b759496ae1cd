# What can be done here. `make` alone lists it; every target prints what it does.
# Numbers of a run can be given: make laws GAMES=1000 SEED=5
.POSIX:

GAMES = 1000000
SEED = 1
SECONDS_EACH = 60

TRIVIUM = cargo run --quiet --release --locked -p trivium --

.PHONY: help play test laws bench bench-instructions fuzz fmt deny

help: ## this list
	@echo "Trivium: rules engine and terminal client"
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-20s %s\n", $$1, $$2 }' Makefile

play: ## build, then play Cardia against the heuristic bot in the terminal
	@scripts/check-tools.sh rust linker
	@echo "Building; the first time takes some minutes."
	cargo build --release --locked -p trivium
	@$(TRIVIUM) play cardia

test: ## everything that must hold: format, lints, invariants, tests, scenarios, documentation
	@echo "== Tools =="
	@scripts/check-tools.sh rust linker
	@printf '\n== Format ==\n'
	cargo fmt --all --check
	@printf '\n== Lints ==\n'
	cargo clippy --workspace --all-targets --locked -- -D warnings
	@printf '\n== Invariant I1: the rules are pure ==\n'
	scripts/check-dependencies.sh
	@printf '\n== Tests ==\n'
	@if cargo nextest --version >/dev/null 2>&1; then \
		echo "cargo nextest run --workspace --locked"; \
		cargo nextest run --workspace --locked; \
	else \
		echo "cargo-nextest is not installed; cargo test does the same."; \
		echo "cargo test --workspace --locked"; \
		cargo test --workspace --locked; \
	fi
	@printf '\n== Scenarios, by the command a player has ==\n'
	"$${CARGO_TARGET_DIR:-target}/debug/trivium" check scenarios/*/*.scn
	@printf '\n== Documentation ==\n'
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked
	@printf '\nAll checks passed.\n'

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

fuzz: ## every fuzz target for SECONDS_EACH (60) seconds; needs nightly Rust and cargo-fuzz
	@scripts/check-tools.sh rust linker fuzz
	scripts/fuzz.sh $(SECONDS_EACH)

fmt: ## write all code in the one format
	cargo fmt --all

deny: ## licences, bans and sources of all dependencies
	@scripts/check-tools.sh rust deny
	cargo deny check licenses bans sources
