import { act } from 'react';
import { one } from './act';

/** How often it is listened before nothing is said at all, and how long each time, in ms. */
const TIMES = 400;
const PAUSE_MS = 50;

/**
 * What the only live region of a part says next.
 * @throws If it says nothing.
 */
export async function heard(part: ParentNode): Promise<string> {
  for (let time = 0; time < TIMES; time += 1) {
    const { textContent } = one(part, '[role="status"]');
    if (textContent !== '') return textContent;
    // Each in an `act` of its own: what React draws is there when it ends.
    await act(() => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)));
  }
  throw new Error('Nothing is said.');
}
