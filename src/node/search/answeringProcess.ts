import type { SearchRequest } from '../../catalogue/search/searchTypes';
import { errorMessage } from '../../document/errorMessage';
import type { Answering, AnswerKind } from './answering';
import { Unavailable } from './provider';

/** To the process: first what it answers about, then questions; at last that no more are asked. */
export type ToProcess =
  | { open: unknown }
  | { id: number; kind: AnswerKind; request: SearchRequest }
  | 'close';

/** From the process: first that it is open, or why not; then answers. */
export type FromProcess =
  | { opened: Omit<Answering, 'answer' | 'close'> }
  | { failure: string }
  | { id: number; text: string }
  | { id: number; failure: string; isUnavailable: boolean };

/** Nobody hears it once the process that has started this one is gone. */
const say = (message: FromProcess) => void process.send?.(message, undefined, undefined, () => {});

/** With what has caused it, which is in no message of its own. */
const saidOf = (error: unknown) =>
  error instanceof Error && !(error instanceof Unavailable)
    ? (error.stack ?? error.message)
    : errorMessage(error);

/** What stops a command reaches all of its processes. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Answers the process that has started this one, until it says that it needs no more answers, or is gone. A signal does not
 * end it before: that process stops only when all that was asked is answered.
 * @param open Opens what the first message names: what `answerFrom` was given for it.
 */
export function answerInProcess(open: (options: never) => Promise<Answering>): void {
  for (const signal of SIGNALS) process.on(signal, () => {});
  process.once('disconnect', () => process.exit());
  process.once('message', (first: { open: unknown }) => {
    open(first.open as never).then(answer, (error: unknown) =>
      say({ failure: errorMessage(error) }),
    );
  });
}

function answer({ answer: answerTo, close, ...opened }: Answering): void {
  process.on('message', (message: ToProcess) => {
    if (message === 'close') {
      // Ends the process, whatever it still waits for.
      void close().finally(() => process.exit());
      return;
    }
    if ('open' in message) return;
    const { id, kind, request } = message;
    answerTo(kind, request).then(
      (text) => say({ id, text }),
      (error: unknown) =>
        say({ id, failure: saidOf(error), isUnavailable: error instanceof Unavailable }),
    );
  });
  say({ opened });
}
