import { expect, it } from 'vitest';
import { follow } from './follow';

it.each([
  [
    'stays where it is when something else changes',
    { op: 'set', at: '/pages/0/title', value: 'A' },
    '/pages/2',
  ],
  ['goes down when an entry before it is removed', { op: 'remove', at: '/pages/1' }, '/pages/1'],
  [
    'goes up when one is inserted before it',
    { op: 'insert', at: '/pages/0', value: {} },
    '/pages/3',
  ],
  ['stays when one comes at the end', { op: 'insert', at: '/pages/-', value: {} }, '/pages/2'],
  ['is gone with what is removed', { op: 'remove', at: '/pages/2' }, undefined],
  ['goes along when it is moved up', { op: 'move', from: '/pages/2', to: '/pages/0' }, '/pages/0'],
  [
    'goes along when it is moved down',
    { op: 'move', from: '/pages/2', to: '/pages/4' },
    '/pages/3',
  ],
  [
    'makes room for one that is moved before it',
    { op: 'move', from: '/pages/4', to: '/pages/1' },
    '/pages/3',
  ],
  [
    'goes down when one before it is moved to another list',
    { op: 'move', from: '/pages/0', to: '/shared/0' },
    '/pages/1',
  ],
  [
    'makes room for one that comes from another list',
    { op: 'move', from: '/shared/0', to: '/pages/1' },
    '/pages/3',
  ],
  ['goes along into another list', { op: 'move', from: '/pages/2', to: '/shared/1' }, '/shared/1'],
  [
    'goes along into a list of an entry behind it, which then counts down',
    { op: 'move', from: '/pages/2', to: '/pages/4/pages/0' },
    '/pages/3/pages/0',
  ],
] as const)('what is shown %s', (_, operation, place) => {
  expect(follow('/pages/2', [operation])).toBe(place);
});
