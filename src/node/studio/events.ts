import type { ServerResponse } from 'node:http';
import type { StudioEvent } from '../../studio/protocol';
import type { Say } from './language/createSay';
import { sayEvent } from './language/inLanguage';

/** How often a line is sent that keeps the connection open. */
const KEEP_ALIVE_MS = 20_000;

/** A window that listens. */
export interface Listener {
  id: string;
  /** The number of the check whose problems it has; NaN for none. */
  check: number;
}

/** The open pages of Studio. */
export interface Listeners {
  /**
   * @param window The id of the window that listens, and the number of the check whose problems it has.
   * @param say Puts what is said into the language of the window.
   */
  add(response: ServerResponse, window: Listener, say?: Say): void;
  tell(event: StudioEvent): void;
  close(): void;
}

/**
 * Sends events to all open pages, as server-sent events.
 * @param now What a page hears first: what was said between its state and its connection would be lost.
 */
export function createListeners(now: (check: number) => StudioEvent[]): Listeners {
  const open = new Map<ServerResponse, { window: string; say: Say }>();
  const pulse = setInterval(() => {
    for (const response of open.keys()) response.write(':\n\n');
  }, KEEP_ALIVE_MS);
  pulse.unref();
  const tell = (event: StudioEvent): void => {
    for (const [response, { say }] of open) response.write(toLine(sayEvent(event, say)));
  };
  const tellWindows = (): void => {
    const windows = [...open.values()].map(({ window }) => window);
    tell({ type: 'windows', open: [...new Set(windows)] });
  };
  return {
    add(response, { id, check }, say = (english) => english) {
      const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
      response.writeHead(200, headers).write(
        now(check)
          .map((event) => toLine(sayEvent(event, say)))
          .join(''),
      );
      open.set(response, { window: id, say });
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
