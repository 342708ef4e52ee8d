import { expect, test } from 'vitest';
import { secondsIn } from './measured';

test('the seconds of a command are those of its own code and of the system', () => {
  expect(secondsIn('1m2.5s 0m0.25s')).toBe(62.75);
  expect(secondsIn('0m0.000s 0m0.000s')).toBe(0);
});
