import { parentPort } from 'node:worker_threads';
import type { SearchRequest } from '../../catalogue/search/searchTypes';
import { errorMessage } from '../../document/errorMessage';
import type { Answering, AnswerKind } from './answering';
import { Unavailable } from './provider';

/** To the thread: a question, or that it is not needed any more. */
export type ToThread = { id: number; kind: AnswerKind; request: SearchRequest } | 'close';

/** From the thread: first that it is open, or why not; then answers. */
export type FromThread =
  | { opened: Omit<Answering, 'answer' | 'close'> }
  | { failure: string }
  | { id: number; text: string }
  | { id: number; failure: string; isUnavailable: boolean };

const say = (message: FromThread) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
  parentPort?.postMessage(message);
};

/** With what has caused it, which is in no message of its own. */
const saidOf = (error: unknown) =>
  error instanceof Error && !(error instanceof Unavailable)
    ? (error.stack ?? error.message)
    : errorMessage(error);

/** Answers the thread that has started this one, until it says that it needs no more answers. */
export async function answerInThread(open: () => Promise<Answering>): Promise<void> {
  try {
    const { answer, close, ...opened } = await open();
    parentPort?.on('message', (message: ToThread) => {
      if (message === 'close') {
        // Ends the thread alone, whatever it still waits for.
        void close().finally(() => process.exit());
        return;
      }
      const { id, kind, request } = message;
      answer(kind, request).then(
        (text) => say({ id, text }),
        (error: unknown) =>
          say({ id, failure: saidOf(error), isUnavailable: error instanceof Unavailable }),
      );
    });
    say({ opened });
  } catch (error) {
    say({ failure: errorMessage(error) });
  }
}
