import type { ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import type { StudioEvent } from '../../studio/protocol';
import { createListeners } from './events';

function fakeResponse() {
  const sent: string[] = [];
  const response = {
    writeHead: () => response,
    write: (text: string) => sent.push(text),
    on: vi.fn<() => void>(),
    end: () => undefined,
  };
  return { sent, response: response as unknown as ServerResponse };
}

it('[T8] tells a page that begins to listen how things are now, then what happens', () => {
  let isSaved = false;
  const saved = (): StudioEvent => ({ type: 'saved', revision: 3, isSaved });
  const listeners = createListeners(() => [saved(), { type: 'kept', revision: 3 }]);
  const page = fakeResponse();
  isSaved = true;
  listeners.add(page.response, { id: 'a', check: 1 });
  listeners.tell({ type: 'kept', revision: 4 });
  listeners.close();
  const events = page.sent
    .join('')
    .split('\n\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line.replace(/^data: /, '')) as StudioEvent);
  expect(events).toEqual([
    { type: 'saved', revision: 3, isSaved: true },
    { type: 'kept', revision: 3 },
    { type: 'windows', open: ['a'] },
    { type: 'kept', revision: 4 },
  ]);
});
