import type { ServerResponse } from 'node:http';
import type { StudioEvent } from '../../studio/protocol';

/** How often a line is sent that keeps the connection open. */
const KEEP_ALIVE_MS = 20_000;

/** The open pages of Studio. */
export interface Listeners {
  /** @param window The id of the window that listens. */
  add(response: ServerResponse, window: string): void;
  tell(event: StudioEvent): void;
  close(): void;
}

/**
 * Sends events to all open pages, as server-sent events.
 * @param now What a page hears first: what was said between its state and its connection would be lost.
 */
export function createListeners(now: () => StudioEvent[]): Listeners {
  const open = new Map<ServerResponse, string>();
  const pulse = setInterval(() => {
    for (const response of open.keys()) response.write(':\n\n');
  }, KEEP_ALIVE_MS);
  pulse.unref();
  const tell = (event: StudioEvent): void => {
    for (const response of open.keys()) response.write(toLine(event));
  };
  const tellWindows = (): void => tell({ type: 'windows', open: [...new Set(open.values())] });
  return {
    add(response, window) {
      const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
      response.writeHead(200, headers).write(now().map(toLine).join(''));
      open.set(response, window);
      tellWindows();
      response.on('close', () => {
        open.delete(response);
        tellWindows();
      });
    },
    tell,
    close() {
      clearInterval(pulse);
      for (const response of open.keys()) response.end();
      open.clear();
    },
  };
}

const toLine = (event: StudioEvent): string => `data: ${JSON.stringify(event)}\n\n`;
