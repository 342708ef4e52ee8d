import type { ServerResponse } from 'node:http';
import type { StudioEvent } from '../../studio/protocol';

/** In ms: so often a line keeps the connection open. */
const PULSE = 20_000;

/** The open pages of Studio. */
export interface Listeners {
  add(response: ServerResponse): void;
  tell(event: StudioEvent): void;
  close(): void;
}

/**
 * Sends events to all open pages, as server-sent events.
 * @param now What a page hears first: what was said between its state and its connection would be lost.
 */
export function createListeners(now: () => StudioEvent[]): Listeners {
  const open = new Set<ServerResponse>();
  const pulse = setInterval(() => {
    for (const response of open) response.write(':\n\n');
  }, PULSE);
  pulse.unref();
  return {
    add(response) {
      const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
      response.writeHead(200, headers).write(now().map(toLine).join(''));
      open.add(response);
      response.on('close', () => open.delete(response));
    },
    tell(event) {
      for (const response of open) response.write(toLine(event));
    },
    close() {
      clearInterval(pulse);
      for (const response of open) response.end();
    },
  };
}

const toLine = (event: StudioEvent): string => `data: ${JSON.stringify(event)}\n\n`;
