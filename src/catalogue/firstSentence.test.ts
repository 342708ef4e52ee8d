import { expect, it } from 'vitest';
import { firstSentence } from './firstSentence';

it.each([
  ['A pump. It pumps.', 'A pump.'],
  ['Holds 2.5 bar at 13 A. Check the fuse first!', 'Holds 2.5 bar at 13 A.'],
  ['Only one, approx. 3 kg', 'Only one, approx. 3 kg'],
  ['One sentence.', 'One sentence.'],
  ['', ''],
])('first sentence of %j is %j', (text, first) => {
  expect(firstSentence(text)).toBe(first);
});
