import { useState } from 'react';
import { useStudio } from '../../shell/studio';
import { addNamedPictures } from './namedPictures';
import { toBase64 } from '../../shell/toBase64';
import { useTableTask } from './useTableTask';
import type { Question } from '../../../document/table/question';
import type { Takeover, TakeoverAnswer, TakeoverRequest } from './protocol';
import { WORDS } from './words';

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
  const { session, host, say } = useStudio();
  const { attempt, setBusy, ...task } = useTableTask();
  const [asked, setAsked] = useState<Asked | undefined>();
  const [open, setOpen] = useState<{ request: TakeoverRequest; question: Question } | undefined>();
  const ask = async (request: TakeoverRequest) =>
    attempt(WORDS.reading(request.name), async (name) => {
      const root = session.root.peek();
      const body = { ...request, task: name };
      const answer = await session.api.ask<TakeoverAnswer>('products-takeover', body);
      const question = 'question' in answer ? answer.question : undefined;
      setOpen(question && { request, question });
      if (!('question' in answer)) setAsked({ request, answer, root });
    });
  return {
    ...task,
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
      attempt(WORDS.making(count), async (name) => {
        save(
          await session.api.file('products-table', { format, task: name }),
          `products.${format}`,
        );
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
    /** Adds the pictures among files that the table names, and looks at the table with them. */
    givePictures: async (files: readonly File[]): Promise<void> => {
      if (!asked) return;
      const { request, answer } = asked;
      await attempt(WORDS.findingPictures, async () => {
        const { added, refused } = await addNamedPictures(
          files,
          answer.wanted,
          host.upload,
          setBusy,
        );
        await ask({ ...request, pictures: { ...request.pictures, ...added } });
        if (refused.length > 0) throw new Error(refused.join(' '));
      });
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
