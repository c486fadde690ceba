# `make play` and `make test` are all there is to know; packaging/bootstrap.py does the work.
PYTHON ?= python3
ARGS ?=

RUN = @$(PYTHON) packaging/bootstrap.py $@ $(ARGS)

.PHONY: play test demo bench gallery proofs translations build dist dist-twice test-dist test-dist-sample dist-windows test-dist-windows
play:
	$(RUN)
test:
	$(RUN)
demo:
	$(RUN)
bench:
	$(RUN)
gallery:
	$(RUN)
proofs:
	$(RUN)
translations:
	$(RUN)
build:
	$(RUN)
dist:
	$(RUN)
dist-twice:
	$(RUN)
test-dist:
	$(RUN)
test-dist-sample:
	$(RUN)
dist-windows:
	$(RUN)
test-dist-windows:
	$(RUN)
