import { useState } from 'react';
import type { TableProgress } from '../../../document/table/progress';
import { useStudio } from '../../shell/studio';
import { toBase64 } from '../../shell/toBase64';
import { followTask } from './followTask';
import type { Question } from '../../../document/table/question';
import type { Takeover, TakeoverAnswer, TakeoverRequest } from './protocol';
import { WORDS } from './words';
import { errorMessage } from '../../../document/errorMessage';

/** A file whose changes are being looked at. */
interface Asked {
  request: TakeoverRequest;
  answer: Takeover;
  /** The config that it was compared with. */
  root: unknown;
}

/**
 * Downloads the products, and takes tables over: first what would change, and only then the change.
 * @param count How many products there are.
 */
export function useTakeover(count: number) {
  const { session, say } = useStudio();
  const [busy, setBusy] = useState('');
  const [progress, setProgress] = useState<TableProgress | undefined>();
  const [failure, setFailure] = useState('');
  const [asked, setAsked] = useState<Asked | undefined>();
  const [open, setOpen] = useState<{ request: TakeoverRequest; question: Question } | undefined>();

  const attempt = async (words: string, work: (task: string) => Promise<void>) => {
    let isDone = false;
    setBusy(words);
    setFailure('');
    try {
      // The server knows the draft that is seen here.
      await session.whenLevel();
      await followTask(session.api, setProgress, work);
      isDone = true;
    } catch (error) {
      setFailure(errorMessage(error));
    }
    setBusy('');
    return isDone;
  };
  const ask = async (request: TakeoverRequest) =>
    attempt(WORDS.reading(request.name), async (task) => {
      const root = session.root.peek();
      const body = { ...request, task };
      const answer = await session.api.ask<TakeoverAnswer>('products-takeover', body);
      const question = 'question' in answer ? answer.question : undefined;
      setOpen(question && { request, question });
      if (!('question' in answer)) setAsked({ request, answer, root });
    });
  return {
    busy,
    progress,
    failure,
    asked,
    /** What has to be known of the file first. */
    question: open?.question,
    answer: async (said: string): Promise<void> => {
      if (!open) return;
      const { request, question } = open;
      await ask({ ...request, answers: { ...request.answers, [question.key]: said } });
    },
    leave: () => setOpen(undefined),
    download: async (format: 'xlsx' | 'csv') =>
      attempt(WORDS.making(count), async (task) => {
        save(await session.api.file('products-table', { format, task }), `products.${format}`);
      }),
    upload: async (file: File) =>
      ask({ name: file.name, data: await toBase64(file), remove: false }),
    /** Whether products that the table does not have are to go. */
    setRemove: async (remove: boolean): Promise<void> => {
      if (!asked) return;
      const request = { ...asked.request, remove };
      // What is ticked is seen at once; the summary takes its time.
      setAsked({ ...asked, request });
      if (!(await ask(request))) setAsked(asked);
    },
    close: () => setAsked(undefined),
    takeOver: async (): Promise<void> => {
      if (!asked) return;
      if (session.root.peek() !== asked.root) {
        say(WORDS.changedMeanwhile);
        await ask(asked.request);
        return;
      }
      const { name } = asked.request;
      if (session.change(asked.answer.operations, { name: WORDS.did.takeOver(name) })) {
        say(WORDS.tookOver(name));
      }
      setAsked(undefined);
    },
  };
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
