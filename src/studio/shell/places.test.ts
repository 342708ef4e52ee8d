import { signal } from '@preact/signals-core';
import { beforeEach, expect, it } from 'vitest';
import { applyAll } from '../../document/apply';
import type { Operation } from '../../document/operation';
import { createPlaces, type Places } from './places';

const SCHEMA = {};
let places: Places;
let change: (...operations: Operation[]) => void;

beforeEach(() => {
  const root = signal<unknown>({
    pages: [{ blocks: [{ items: ['a', 'b'] }, { items: ['c', 'd'] }] }],
  });
  const onChange = new Set<(operations: readonly Operation[]) => void>();
  places = createPlaces({ root, schema: SCHEMA, onChange }, '/pages/0', new Map());
  change = (...operations) => {
    root.value = applyAll(root.peek(), operations).value;
    for (const told of onChange) told(operations);
  };
  places.openEntry('/pages/0/blocks/1/items').value = 1;
});

const opened = (block: number) => places.openEntry(`/pages/0/blocks/${block}/items`).value;

it('keeps the entry open that is open in a block which moves', () => {
  change({ op: 'move', from: '/pages/0/blocks/1', to: '/pages/0/blocks/0' });
  expect([opened(0), opened(1)]).toEqual([1, undefined]);
});

it('opens no entry of a block that takes the place of one which is gone', () => {
  change({ op: 'remove', at: '/pages/0/blocks/1' });
  change({ op: 'insert', at: '/pages/0/blocks/1', value: { items: ['e', 'f'] } });
  expect(opened(1)).toBeUndefined();
});
