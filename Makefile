# The commands of this repository; `make help` lists them.

PREFIX ?= /usr/local
SWIFT ?= swift
BINARY = .build/demo/debug/typecheck
SAMPLE = Tests/Fixtures/demo

.PHONY: help demo serve test proofs lint words hooks docs install library dist test-dist wheel test-wheel bench spark examples clean setup \
	setup-test setup-dist folder build
.DEFAULT_GOAL := help

help: ## list these commands
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1	\2/p' $(MAKEFILE_LIST) | expand -t 22

# A debug build takes a third of the time of a release build. The sample has no Swift sources, so the reader of Swift is not built.
demo: setup ## install dependencies, build for debugging, measure a sample and check its palette
	@.ci/timed build $(SWIFT) build --product typecheck --disable-default-traits --scratch-path .build/demo
	@echo
	@echo 'The sizes of Dynamic Type are XS to XXXL, then AX1 to AX5. L is the default.'
	@echo
	@set -e; for command in 'measure $(SAMPLE)/locales --style body --lines 1' 'palette $(SAMPLE)/palette.json'; do \
	  echo "\$$ typecheck $$command"; \
	  status=0; $(BINARY) $$command || status=$$?; \
	  case $$status in \
	    0) ;; \
	    1) echo 'Exit status 1 means findings, which is expected for this sample.' ;; \
	    *) exit $$status ;; \
	  esac; \
	  echo; \
	done
	@echo 'The program of the demo reads no Swift code. To check your app, with the code that draws each text:'
	@echo
	@echo '  make build'
	@echo '  .build/release/typecheck check PATH/TO/APP'

# A list of traits replaces the default ones, so `default` is named too: without it, the program cannot read Swift sources.
serve: setup ## build the program with its server, and show the page of the sample in a browser
	@.ci/timed build $(SWIFT) build --product typecheck --traits default,Serve --scratch-path .build/serve
	@.build/serve/debug/typecheck serve $(SAMPLE)

# TRAITS=default,Serve adds the tests of the served page. Package.swift optimizes the modules that the tests run most;
# `make test TYPECHECK_OPTIMIZE=` builds them as `swift build` does.
test: export TYPECHECK_OPTIMIZE ?= 1
test: $(if $(ONLY),,setup-test) ## install dependencies and run all tests but the slow proofs, or only ONLY=SUITE
	@.ci/timed build $(SWIFT) build --build-tests $(if $(TRAITS),--traits '$(TRAITS)')
	@SWIFT='$(SWIFT)' Tests/run $(if $(ONLY),'$(ONLY)')

proofs: export TYPECHECK_OPTIMIZE ?= 1
proofs: setup-test ## run the slow tests: pages in a real browser, and the C interface under valgrind
	@.ci/timed build $(SWIFT) build --build-tests $(if $(TRAITS),--traits '$(TRAITS)')
	@SWIFT='$(SWIFT)' Tests/run --proofs

lint: ## check the format of every tracked Swift file against .swift-format
	@git ls-files -z '*.swift' | xargs -0 $(SWIFT) format lint --strict --parallel
	@echo 'lint: clean'

words: ## measure the English of the README and the guides, and list words to avoid, also in code and scripts
	@Tests/words

hooks: ## check format and words before each commit (sets git's core.hooksPath in this clone)
	git config core.hooksPath .githooks

docs: ## build the documentation into .build/docs; a warning is an error
	@.ci/timed docs .ci/docs

dist: folder ## write a relocatable folder and an archive of it to .build/dist
	@Sources/Distribution/make-archive

install: setup-dist ## install to PREFIX (default /usr/local): program, manual pages, completions, C library
	@SWIFT='$(SWIFT)' DESTDIR='$(DESTDIR)' Sources/Distribution/install '$(PREFIX)'

test-dist: dist ## test the installation in a prefix and in minimal Debian systems (needs root and a Debian mirror)
	@Tests/Distribution/prefix
	@Tests/Distribution/clean_root

library: setup ## build the shared library for C and C++ (.build/release/libTypeCheckC.so)
	@.ci/timed build $(SWIFT) build -c release --product TypeCheckC

wheel: folder ## write a wheel of the Python package with its libraries to .build/dist
	@Sources/Python/make-wheel

test-wheel: wheel ## install the wheel into an empty environment and run the Python tests there
	@Tests/PythonTests/wheel

bench: setup ## compare the speed with peers, side by side, and write Reports/benchmarks
	@Tests/Benchmarks/run

examples: setup-test ## regenerate Reports/examples and Reports/accuracy
	TYPECHECK_RECORD=all $(SWIFT) test --disable-xctest --filter 'ExamplesTests/matchesTheOutputOfItsCommand|/thePage'
	@.build/browser/bin/python3 Tests/Oracles/browser/take_picture.py 'Reports/examples/check.html#/texts/notice.last~de?size=AX3' \
		Reports/examples/check.png
	@git status --short Reports

spark: build ## run the example on a Spark cluster of two workers, and compare the results with one process
	@Tests/Examples/spark/run

clean: ## remove build products
	$(SWIFT) package clean
	rm -rf .build/dist .build/dist-build

setup: # the dependencies of building and measuring
	@Fonts/setup

setup-test: # and the test data and external report readers
	@Fonts/setup --test
	@Tests/Oracles/reports/setup
	@Tests/Oracles/browser/setup
	@Tests/PythonTests/setup

setup-dist: # and the dependencies of the relocatable folder
	@Fonts/setup --dist

folder: setup-dist # the relocatable folder without an archive
	@SWIFT='$(SWIFT)' Sources/Distribution/make-folder

build: setup # the program in release mode, with the reader of Swift sources that make demo does without
	@.ci/timed build $(SWIFT) build -c release --product typecheck
