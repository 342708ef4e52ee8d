import { expect, it } from 'vitest';
import { fieldOfHit } from './fieldOfHit';

const block = {
  heading: 'What we sell',
  cards: [{ title: 'Pumps', text: 'Read **all** about [pumps](/pumps).' }, { title: 'Valves' }],
};

it.each([
  ['a heading', ['WHAT WE SELL'], '/b/heading'],
  ['a text in a list', ['Valves'], '/b/cards/1/title'],
  ['a text with emphasis and a link', ['Read all about pumps.'], '/b/cards/0/text'],
  ['the nearest of several', ['01', 'Pumps', 'What we sell'], '/b/cards/0/title'],
  ['nothing that the block says', ['Elsewhere'], undefined],
])('a click on %s leads to its field', (_, hits, field) => {
  expect(fieldOfHit(block, '/b', hits)).toBe(field);
});
