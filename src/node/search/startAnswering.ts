import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Answering } from './answering';
import type { FromProcess, ToProcess } from './answeringProcess';
import type { AnsweringOptions } from './openAnswering';
import { Unavailable } from './provider';

/** What answers in a process of its own. */
export interface AnsweringProcess extends Answering {
  /** Whether it has ended by itself, such as for want of memory. */
  hasEnded: () => boolean;
}

/** Who waits for an answer. */
interface Asked {
  resolve: (text: string) => void;
  reject: (error: Error) => void;
}

/** What answers about a built site. */
const CHILD = new URL('answeringChild.mjs', import.meta.url);

/**
 * Answers from a process of its own: while another one reads a large catalogue, which takes seconds, it goes on, and so do
 * the connections of visitors. With the process, all of its memory goes back to the system: that of a thread stays in part,
 * so that ten builds had nearly doubled it.
 * @throws What opening the catalogue throws.
 */
export const startAnswering = (options: AnsweringOptions): Promise<AnsweringProcess> =>
  answerFrom(CHILD, options);

/**
 * Answers from a script that runs `answerInProcess`.
 * @param options What it opens.
 * @throws Why that could not be opened.
 */
export async function answerFrom(script: URL, options: unknown): Promise<AnsweringProcess> {
  const child = fork(script, { serialization: 'advanced' });
  const asked = new Map<number, Asked>();
  let lastId = 0;
  let end: Error | undefined;
  const opening = untilOpen(child);
  child.once('exit', (code, signal) => {
    end = new Unavailable(`The process that answers has ended (${signal ?? code}).`);
    for (const { reject } of asked.values()) reject(end);
    asked.clear();
  });
  child.on('message', (message: FromProcess) => {
    if (!('id' in message)) return;
    const { id } = message;
    if ('text' in message) asked.get(id)?.resolve(message.text);
    else asked.get(id)?.reject(errorOf(message));
    asked.delete(id);
  });
  // Without a free descriptor, no process starts, and there is nothing to send to.
  child.once('spawn', () => send(child, { open: options }));
  const opened = await opening;
  return {
    ...opened,
    hasEnded: () => end !== undefined,
    answer: (kind, request) =>
      new Promise((resolve, reject) => {
        if (end) return reject(end);
        lastId += 1;
        asked.set(lastId, { resolve, reject });
        return send(child, { id: lastId, kind, request });
      }),
    async close() {
      if (end) return;
      const exit = once(child, 'exit');
      send(child, 'close');
      await exit;
    },
  };
}

/** What cannot be sent any more is answered by the end of the process, which follows. */
const send = (child: ChildProcess, message: ToProcess) =>
  void child.send(message, undefined, undefined, () => {});

type Opened = Omit<Answering, 'answer' | 'close'>;

/** @throws Why it could not be opened. */
function untilOpen(child: ChildProcess): Promise<Opened> {
  return new Promise((resolve, reject) => {
    child.once('message', (message: FromProcess) => {
      if ('opened' in message) return resolve(message.opened);
      child.disconnect();
      return reject(new Error('failure' in message ? message.failure : 'Nothing was opened.'));
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error('The process that reads the catalogue has ended.')));
  });
}

function errorOf({ failure, isUnavailable }: { failure: string; isUnavailable: boolean }): Error {
  return isUnavailable ? new Unavailable(failure) : new Error(failure);
}
