# `make` without a target lists all targets. Variables can be set on the command line: make laws GAMES=1000 FROM=5
.POSIX:

GAMES = 1000000
# The number of the first game of `make laws`. Every day has its own, so that days do not check the same games.
FROM = $$(( $$(date +%s) / 86400 * $(GAMES) ))
SECONDS_EACH = 60
RECORDS = 100000
# How long `make soak` lasts.
MINUTES = 30
# How many servers `make cluster` starts, and how many acknowledged moves `make cluster-faults` wants.
NODES = 3
MOVES = 100000

TRIVIUM = cargo run --quiet --release --locked -p trivium --
# The debug build, which the tests make.
BUILT = "$${CARGO_TARGET_DIR:-target}/debug/trivium"
# It runs `make test` itself, without this part.
TEST_SCRIPTS = scripts/test-scripts.sh

.PHONY: help play terminal cluster cluster-faults bench-cluster build web wasm site check test test-client test-python test-browser test-interface test-wasm wasm-records bench-wasm python python-peers check-fit check-api laws bench bench-instructions bench-server bench-attack soak bench-start pictures screenshots dist try-dist fuzz fmt deny

help: ## print this list
	@echo "Trivium: three card games, in the browser and in the terminal"
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-20s %s\n", $$1, $$2 }' Makefile

play: build ## build everything, start the server and print the link to play at
	@$(TRIVIUM) serve

terminal: build ## build everything and play in the terminal
	@$(TRIVIUM)

cluster: build ## start NODES (3) servers with PostgreSQL, NATS and a reverse proxy on this machine, and print the link to play at
	@scripts/check-tools.sh postgres nats proxy
	@TRIVIUM_BIN="$${CARGO_TARGET_DIR:-target}/release/trivium" scripts/with-postgres.sh scripts/with-nats.sh scripts/cluster.sh $(NODES)

build: ## build the program with the browser client in it
	@scripts/check-tools.sh rust linker node
	@echo "Building. The first build takes a few minutes. It also builds the browser client if that has changed."
	@[ -f web/src/local/engine/trivium.wasm ] || echo "Games against bots will need the server. \`make wasm\` builds the engine that plays them in the browser."
	cargo build --release --locked -p trivium

web: ## build the browser client
	@scripts/check-tools.sh node
	cd web && npm ci --silent && npm run --silent build

wasm: ## build the engine for the browser, so that the next build can play bots without a server
	@scripts/check-tools.sh rust
	scripts/wasm.sh

site: ## build a site of static files in site/ (docs/hosting.md): all games against bots, rules and replays, without a server
	@scripts/check-tools.sh rust node
	scripts/site.sh

check: ## run the quick checks of what changed since main, or since the commit BASE: format, lints, tests, texts
	@scripts/check.sh

# From nothing a build is quicker that keeps no parts of crates for the next one.
test: export CARGO_INCREMENTAL = 0
# What can be done side by side is: most of these wait for a page, a link or a single thread half of their time.
test: ## run all checks: format, lints, invariants, tests, scenarios, browsers, interfaces, documentation
	@scripts/checks.sh begin
	@echo "== Tools =="
	@scripts/check-tools.sh rust linker node browser postgres nats python
	@printf '\n== These checks are honest ==\n'
	@$(TEST_SCRIPTS)
	@printf '\n== Format ==\n'
	cargo fmt --all --check
	@scripts/beside.sh "$(MAKE) --no-print-directory test-client" "$(MAKE) --no-print-directory test-python"
	@printf '\n== Lints ==\n'
	cargo clippy --workspace --all-targets --locked -- -D warnings
	@printf '\n== Invariant I1: the rules are pure ==\n'
	scripts/check-dependencies.sh
	@printf '\n== Tests, with a temporary PostgreSQL and NATS ==\n'
	@if cargo nextest --version >/dev/null 2>&1; then \
		echo "cargo nextest run --workspace --locked"; \
		scripts/with-postgres.sh scripts/with-nats.sh cargo nextest run --workspace --locked; \
	else \
		echo "cargo-nextest is not installed; cargo test does the same."; \
		echo "cargo test --workspace --locked"; \
		scripts/with-postgres.sh scripts/with-nats.sh cargo test --workspace --locked; \
	fi
	@printf '\n== Scenarios, with trivium check ==\n'
	$(BUILT) check scenarios/*/*.scn
	@printf '\n== Texts: the terminal and the browser say the same ==\n'
	scripts/check-faces.sh
	@scripts/beside.sh "$(MAKE) --no-print-directory test-browser" "$(MAKE) --no-print-directory test-interface"
	@printf '\n== A game without a board, in every client ==\n'
	scripts/test-toy.sh
	@echo
	@scripts/checks.sh end

test-client:
	@printf '\n== Engine for the browser, site without a server ==\n'
	scripts/test-wasm.sh
	@printf '\n== Browser client: types, tests, size ==\n'
	cd web && npm ci --silent && npm run --silent check && npm test --silent && npm run --silent build && npm run --silent size

test-python:
	@printf '\n== Python package ==\n'
	scripts/test-python.sh

test-browser:
	@printf '\n== Browsers ==\n'
	TRIVIUM_BIN=$$(realpath $(BUILT)) web/scripts/test-browser.sh

test-interface:
	@printf '\n== HTTP interface against its description ==\n'
	API_SECONDS=12 scripts/check-api.sh
	@printf '\n== Documentation ==\n'
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked

test-wasm: ## test the engine for the browser and the site
	@scripts/check-tools.sh rust node browser
	scripts/test-wasm.sh

wasm-records: ## compare RECORDS (100000) records, replayed by native code and by WebAssembly
	@scripts/check-tools.sh rust linker node
	scripts/wasm.sh
	cargo build --release --locked -p wasm --example native
	cd web && node --import tsx scripts/wasm-records.ts $(RECORDS)

bench-wasm: ## measure the engine in Node.js and Chromium against native code
	@scripts/check-tools.sh rust linker node browser
	scripts/wasm.sh
	cargo build --release --locked -p wasm --example native
	cd web && CHROMIUM=$$(../scripts/find.sh browser) node --import tsx scripts/wasm-speed.ts

python: ## build the Python package, as a wheel in target/wheels
	@scripts/check-tools.sh rust linker python
	@python3 -m venv target/venv/build && target/venv/build/bin/pip install --quiet --disable-pip-version-check 'maturin>=1.9,<2'
	cd python && ../target/venv/build/bin/maturin build --release --locked -o ../target/wheels
	@echo "Install it with: pip install target/wheels/trivium-*.whl"

python-peers: ## test the Python package together with OpenSpiel and Ray, which are large
	@scripts/check-tools.sh rust linker python
	scripts/test-python.sh --peers

check-fit: build ## measure the boxes of all controls and words of every table, in seven windows and four languages
	@scripts/check-tools.sh browser
	TRIVIUM_BIN=$$(realpath "$${CARGO_TARGET_DIR:-target}/release/trivium") web/scripts/test-browser.sh tests/fit/boxes.test.ts

check-api: ## test the HTTP interface against its description with generated requests
	scripts/check-api.sh

laws: ## check the laws on GAMES random games (1000000) from game FROM (by the date), then thoroughly on fewer games
	@scripts/check-tools.sh rust linker
	@set -e; from=$(FROM); \
	laws() { echo "trivium laws $$*"; $(TRIVIUM) laws "$$@"; }; \
	laws cardia --games $(GAMES) --from $$from --quick; \
	laws cardia --games $$(( ($(GAMES) + 99) / 100 )) --from $$from; \
	laws kardinal --games $$(( ($(GAMES) + 9) / 10 )) --from $$from --quick; \
	laws civ --games $$(( ($(GAMES) + 9) / 10 )) --from $$from --quick

bench: ## measure the engine: games per second, nanoseconds for the parts of a move
	@scripts/check-tools.sh rust linker
	$(TRIVIUM) bench engine --seconds 2

bench-instructions: ## count the instructions of the hot paths with valgrind and compare them with the committed counts
	@scripts/check-tools.sh rust linker valgrind
	cargo bench --locked -p cardia --bench instructions

bench-server: build ## measure moves per second of the server, and the same load on boardgame.io for comparison
	python3 benches/server.py
	benches/peers/run.sh

bench-attack: build ## measure what attacks of one client cost other players
	python3 benches/attack.py "$${CARGO_TARGET_DIR:-target}/release/trivium"

soak: build ## play, attack and disturb a server for MINUTES (30) minutes, and one with PostgreSQL for 3, and send a million bad frames; memory and descriptors must not grow
	scripts/soak.py $(MINUTES) "$${CARGO_TARGET_DIR:-target}/release/trivium"
	FRAMES=1000000 cargo test --release --locked -p server --test server bad_frames
	scripts/with-postgres.sh scripts/soak.py 3 "$${CARGO_TARGET_DIR:-target}/release/trivium"

cluster-faults: ## kill, stop and cut off servers, NATS and PostgreSQL until MOVES (100000) moves are acknowledged; needs root to cut cables
	@scripts/check-tools.sh rust linker postgres nats
	CLUSTER_MOVES=$(MOVES) CLUSTER_PAUSE=30 cargo test --release --locked -p trivium --test cluster -- --nocapture
	CLUSTER_SCHEDULES=100000 cargo test --release --locked -p room --test cluster -- --nocapture

bench-cluster: build ## measure one server with SQLite, one with PostgreSQL, and three with PostgreSQL and NATS
	@scripts/check-tools.sh postgres nats
	TRIVIUM_TEST_FSYNC=on scripts/with-postgres.sh scripts/with-nats.sh python3 benches/cluster.py "$${CARGO_TARGET_DIR:-target}/release/trivium"

bench-start: build ## measure the time until the terminal client shows its first screen
	python3 benches/start.py "$${CARGO_TARGET_DIR:-target}/release/trivium"

pictures: ## write pictures of the terminal client to docs/screenshots
	cargo run --quiet -p tui --example picture -- docs/screenshots

screenshots: build ## write screenshots of every page and board to docs/screenshots
	@scripts/check-tools.sh browser
	cd web && TRIVIUM_BIN=$$(realpath "$${CARGO_TARGET_DIR:-../target}/release/trivium") npm run --silent screenshots

dist: ## make a tarball and a Debian package in dist/, with units, man pages and completions; optimised more than `make build`
	@scripts/check-tools.sh rust linker node
	cargo build --profile dist --locked -p trivium
	scripts/dist.sh

try-dist: ## install the package into a clean root and try the server, administration, backup and restore in it
	scripts/try-dist.sh

fuzz: ## run every fuzz target for SECONDS_EACH (60) seconds; needs nightly Rust and cargo-fuzz
	@scripts/check-tools.sh rust linker fuzz
	scripts/fuzz.sh $(SECONDS_EACH)

fmt: ## format all Rust code
	cargo fmt --all

deny: ## check licences, bans and sources of all dependencies
	@scripts/check-tools.sh rust deny
	cargo deny check licenses bans sources
