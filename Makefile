# `make play` and `make test` are all there is to know; packaging/bootstrap.py does the work.
PYTHON ?= python3
ARGS ?=

.PHONY: play test demo bench gallery proofs translations build
play test demo bench gallery proofs translations build:
	@$(PYTHON) packaging/bootstrap.py $@ $(ARGS)
