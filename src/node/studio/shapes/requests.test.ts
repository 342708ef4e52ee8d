import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { isChangeRequest, isSaveRequest, isSettleRequest, isUploadRequest } from './requests';
import { readBodyAs } from './shape';

const set = { op: 'set', at: '/site/name', value: null };
const step = { name: 'write', operations: [set] };

describe('a request for a change', () => {
  it.each([
    ['a step', { do: step }],
    ['a step with a group', { do: { ...step, group: 'g' }, id: '1', by: 'w' }],
    ['an undo of the last step', { undo: true }],
    ['a redo of a step by its name', { redo: '7' }],
    ['an insertion before a field', { do: { ...step, operations: [{ ...set, before: 'url' }] } }],
    ['a move', { do: { ...step, operations: [{ op: 'move', from: '/a', to: '' }] } }],
  ])('may be %s', (_, change) => {
    expect(isChangeRequest({ revision: 1, change })).toBe(true);
  });

  it.each([
    ['an undo of nothing', { undo: false }],
    ['a step without operations', { do: { name: 'write' } }],
    ['an operation that there is not', { do: { ...step, operations: [{ ...set, op: 'copy' }] } }],
    ['a value without a place', { do: { ...step, operations: [{ op: 'set', value: 1 }] } }],
    ['a place without a value', { do: { ...step, operations: [{ op: 'set', at: '/a' }] } }],
    ['a place that is no pointer', { do: { ...step, operations: [{ ...set, at: 'a' }] } }],
    ['a number as its id', { undo: true, id: 1 }],
    ['nothing', undefined],
  ])('is never %s', (_, change) => {
    expect(isChangeRequest({ revision: 1, change })).toBe(false);
  });
});

it('knows the other requests by their fields', () => {
  expect(isSaveRequest({ revision: 3 })).toBe(true);
  expect(isSaveRequest({})).toBe(false);
  expect(isSettleRequest({ id: 'c', take: 'ours' })).toBe(true);
  expect(isSettleRequest({ id: 'c', take: 'mine' })).toBe(false);
  expect(isUploadRequest({ name: 'a.png', data: '' })).toBe(true);
  expect(isUploadRequest({ name: 'a.png' })).toBe(false);
});

it('refuses a request of another shape in a sentence', async () => {
  const request = Object.assign(Readable.from([Buffer.from('{"revision":"1"}')]), {
    headers: { 'content-type': 'application/json' },
  }) as unknown as IncomingMessage;
  await expect(readBodyAs(request, isSaveRequest)).rejects.toThrow('cannot be understood');
});
