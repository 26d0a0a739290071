# What can be done with this project, each target with all of its set-up.
# `make` alone lists them.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.SUFFIXES:

VENV := .venv
BIN := $(VENV)/bin
STATIC := hh_widget/static
NOTEBOOKS := notebooks/en

# The stamps tell what is installed; a change of what they depend on redoes it.
PLAYABLE := $(VENV)/.playable
DEVELOPED := $(VENV)/.developed
FRONT_END := js/node_modules/.installed
PYODIDE := tests/in_pyodide/node_modules/.installed

PYTHONS := python3 python3.14 python3.13 python3.12 python3.11
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
NPM := npm --prefix js --no-fund --no-audit
PYTEST := $(BIN)/python -m pytest

.PHONY: help
help: ## List what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

# Set-up

.PHONY: setup
setup: $(DEVELOPED) $(FRONT_END) $(PYODIDE) ## Install everything that development needs

$(PLAYABLE): pyproject.toml
	@echo "Setting up Python in $(VENV): this takes a minute"
	@for python in $(PYTHONS); do \
		if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then found=$$python; break; fi; \
	done; \
	if [ -z "$$found" ]; then echo "Python 3.11 or newer is needed, and there is none among: $(PYTHONS). Please install it from https://www.python.org or with your system's packages." >&2; exit 1; fi; \
	"$$found" -m venv $(VENV) || { echo "$$found could not make a virtual environment. On Debian and Ubuntu the package python3-venv is needed." >&2; exit 1; }
	@$(PIP) install --upgrade 'pip>=25.1'
	@$(PIP) install --editable '.[lab]'
	@touch $@

$(DEVELOPED): $(PLAYABLE)
	@echo "Installing the tools for development"
	@$(PIP) install --editable '.[lab]' --group dev
	@touch $@

$(FRONT_END): js/package.json js/package-lock.json
	@command -v node >/dev/null && command -v npm >/dev/null || { echo "Node 20 or newer, with npm, is needed to build and test the front end, and it is not there. Please install it from https://nodejs.org or with your system's packages. Playing does not need it: make play" >&2; exit 1; }
	@node -e 'process.exit(parseInt(process.versions.node, 10) < 20 ? 1 : 0)' || { echo "Node 20 or newer is needed to build and test the front end; this is $$(node --version). Playing does not need it: make play" >&2; exit 1; }
	@echo "Installing the packages of the front end"
	@$(NPM) ci
	@touch $@

$(PYODIDE): tests/in_pyodide/package.json tests/in_pyodide/package-lock.json | $(FRONT_END)
	@echo "Installing Pyodide, which is Python for browsers"
	@npm --prefix $(<D) --no-fund --no-audit ci
	@touch $@

# The command copies no notebook to where one is.
.PHONY: play
play: $(PLAYABLE) ## Open JupyterLab on the notebook to play in
	@cd $(NOTEBOOKS) && exec "$(CURDIR)/$(BIN)/hh-widget" play -- $(LAB_OPTIONS)

.PHONY: build
build: $(FRONT_END) ## Build the front end into hh_widget/static
	$(NPM) run build

# Checks and tests

.PHONY: test
test: lint front-end browser $(PYODIDE) ## Check and test everything there is
	$(NPM) test
	$(PYTEST)

.PHONY: lint
lint: $(DEVELOPED) $(FRONT_END) ## Check style, types and the directions of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) run check

# The built front end is committed, so that installing needs no Node; it must be
# what its sources give.
.PHONY: front-end
front-end: $(FRONT_END)
	@rm -rf js/node_modules/.before && cp -R $(STATIC) js/node_modules/.before
	$(NPM) run build
	@diff -r js/node_modules/.before $(STATIC) >/dev/null || { echo "$(STATIC) was not what the sources in js give; it has now been built anew: please commit it." >&2; exit 1; }

.PHONY: browser
browser: $(DEVELOPED)
	@$(BIN)/python tests/browser/chromium.py

.PHONY: bench
bench: $(DEVELOPED) ## Measure speed and how well the CPU seats play: a table, and benchmarks.json
	PYTHONPATH=tests $(BIN)/python -m benchmarks $(ONLY)

# It needs the browser as the tests do, and is no test: what it takes is looked at.
.PHONY: screenshots
screenshots: browser ## Take pictures of the board at all its moments
	PYTHONPATH=tests:. $(BIN)/python -m screenshots $(ONLY)

.PHONY: mutants
mutants: $(DEVELOPED) ## Test the tests of the rules by mutation
	rm -rf mutants
	nice $(BIN)/mutmut run --max-children 2
	@$(BIN)/mutmut results
	@$(BIN)/mutmut export-cicd-stats
	@$(BIN)/python tests/mutants.py

.PHONY: soak
soak: $(DEVELOPED) ## Search much longer for what breaks the rules or the widget
	HYPOTHESIS_PROFILE=soak $(PYTEST) --ignore=tests/browser --ignore=tests/test_wheel.py

.PHONY: clean
clean: ## Take away what was installed and built, but the committed front end
	rm -rf $(VENV) js/node_modules tests/in_pyodide/node_modules dist build mutants benchmarks.json screenshots
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
