# The commands of this repository; `make help` lists them.

PREFIX ?= /usr/local
SWIFT ?= swift
BINARY = .build/release/typecheck
SAMPLE = Tests/Fixtures/demo

.PHONY: help demo test lint words docs install library dist test-dist wheel test-wheel bench spark examples clean setup \
	setup-test setup-dist folder build
.DEFAULT_GOAL := help

help: ## this list
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1	\2/p' $(MAKEFILE_LIST) | expand -t 22

demo: build ## install what is missing, build, measure the sample and check its palette
	@set -e; for command in 'measure $(SAMPLE)/locales --style body' 'palette $(SAMPLE)/palette.json'; do \
	  echo "\$$ typecheck $$command"; \
	  status=0; $(BINARY) $$command || status=$$?; \
	  case $$status in \
	    0) ;; \
	    1) echo 'Exit status 1 means that there are findings, which is meant to happen with this sample.' ;; \
	    *) exit $$status ;; \
	  esac; \
	  echo; \
	done

test: setup-test ## install what is missing, run all tests
	$(SWIFT) build --build-tests
	@SWIFT='$(SWIFT)' Tests/run

lint: ## hold every tracked Swift file against .swift-format
	@git ls-files -z '*.swift' | xargs -0 $(SWIFT) format lint --strict --parallel
	@echo 'lint: clean'

words: ## measure the English of the README and the guides, and list words that are not ours
	@Tests/words

docs: ## build the documentation into .build/docs; a warning is an error
	@.ci/docs

dist: folder ## write a folder that runs anywhere, and an archive of it, to .build/dist
	@Sources/Distribution/make-archive

install: setup-dist ## that folder to PREFIX (default /usr/local): program, pages, completions, C library
	@SWIFT='$(SWIFT)' DESTDIR='$(DESTDIR)' Sources/Distribution/install '$(PREFIX)'

test-dist: dist ## prove it in a prefix, and in Debian systems with nothing installed (root, and a mirror of Debian)
	@Tests/Distribution/prefix
	@Tests/Distribution/clean_root

library: setup ## build the shared library for C and C++ (.build/release/libTypeCheckC.so)
	$(SWIFT) build -c release --product TypeCheckC

wheel: folder ## write a wheel of the Python package, with that folder's libraries, to .build/dist
	@Sources/Python/make-wheel

test-wheel: wheel ## install it into an empty environment and run the Python tests there
	@Tests/PythonTests/wheel

bench: setup ## compare speed with peers, side by side; writes Reports/benchmarks
	@Tests/Benchmarks/run

examples: setup-test ## write Reports/examples and Reports/accuracy anew
	TYPECHECK_RECORD=all $(SWIFT) test --disable-xctest --filter 'ExamplesTests/isMadeByItsCommand|/thePage'
	@git status --short Reports

spark: build ## run the example on a Spark cluster of two workers, and compare it with a single process
	@Tests/Examples/spark/run

clean: ## remove what was built
	$(SWIFT) package clean
	rm -rf .build/dist .build/dist-build

setup: # what building and measuring need
	@Fonts/setup

setup-test: # and the tests' data and outside readers
	@Fonts/setup --test
	@Tests/Oracles/reports/setup
	@Tests/Oracles/browser/setup
	@Tests/PythonTests/setup

setup-dist: # and what making a folder to hand on needs
	@Fonts/setup --dist

folder: setup-dist # the folder alone
	@SWIFT='$(SWIFT)' Sources/Distribution/make-folder

build: setup # the program in release mode
	$(SWIFT) build -c release --product typecheck
