import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Change } from '../../document/step';
import { createUnsent } from './unsent';

const changes: Change[] = [{ do: { name: 'one', operations: [] }, id: '1' }, { undo: true }];

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('[T5] changes that could not be sent', () => {
  it('are found by another page of the same site, once', () => {
    createUnsent('acme', 'page 1').keep(changes);
    expect(createUnsent('acme', 'page 2').take()).toEqual(changes);
    expect(createUnsent('acme', 'page 3').take()).toEqual([]);
  });

  it('are never those of another site', () => {
    createUnsent('acme', 'page 1').keep(changes);
    expect(createUnsent('acme-2', 'page 2').take()).toEqual([]);
    expect(createUnsent('acme', 'page 3').take()).toEqual(changes);
  });

  it('are forgotten when none is left', () => {
    const unsent = createUnsent('acme', 'page 1');
    unsent.keep(changes);
    unsent.keep([]);
    expect(localStorage).toHaveLength(0);
  });

  it.each(['[{"undo":tr', '{"undo":true}', '[null, 1]', 'null'])(
    'are given up where they are none: %s',
    (text) => {
      localStorage.setItem('studio-unsent acme page 1', text);
      expect(createUnsent('acme', 'page 2').take()).toEqual([]);
    },
  );

  it('only wait in the page where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    const unsent = createUnsent('acme', 'page 1');
    unsent.keep(changes);
    expect(unsent.take()).toEqual([]);
  });
});
