# `make play` and `make test` are all there is to know; packaging/bootstrap.py does the work.
PYTHON ?= python3
ARGS ?=

.PHONY: play test demo bench gallery proofs translations build dist test-dist
play test demo bench gallery proofs translations build dist test-dist:
	@$(PYTHON) packaging/bootstrap.py $@ $(ARGS)
