import { setTimeout as sleep } from 'node:timers/promises';
import { bodyOf, type Answers } from './answers';
import { keyOf, type Asked } from './oftenAsked';
import { Unavailable } from './provider';
import type { AnsweringProcess } from './startAnswering';

/** Few at once: the build before answers visitors meanwhile, from the same processor and the same database. */
const AT_ONCE = 2;
/** In all, in ms: however slow a database is, the new build is taken up then. */
const WARM_UP_TIMEOUT_MS = 20_000;
/** Before a question is asked again that a busy database could not answer, in ms. */
const RETRY_DELAY_MS = 200;

/**
 * Every question with facets needs what those of all products are counted from; and what no product has is looked for among
 * all codes and words, with slips, which are read with the first such question. In each order, all are sorted once.
 */
const FIRST: readonly Asked[] = [
  { kind: 'json', request: { q: '' } },
  { kind: 'json', request: { q: 'qzxwvj qz7x9w4v1', isListing: true } },
  ...['name', 'code'].map((sort): Asked => ({ kind: 'json', request: { q: '', sort } })),
];

/**
 * Asks a process that has just been opened what visitors ask most, so that what they need is in its memory, and the answers
 * are kept, before the first of them comes. It never fails: what cannot be answered now is answered later, or never.
 */
export async function warmUp(
  { answer, hasEnded }: Pick<AnsweringProcess, 'answer' | 'hasEnded'>,
  answers: Answers,
  asked: readonly Asked[],
  timeoutMs = WARM_UP_TIMEOUT_MS,
): Promise<void> {
  const end = performance.now() + timeoutMs;
  const isOver = () => hasEnded() || performance.now() > end;
  const ask = async (one: Asked): Promise<void> => {
    while (!isOver()) {
      try {
        answers.keep(keyOf(one), bodyOf(await answer(one.kind, one.request)));
        return;
      } catch (error) {
        // Whoever asks it is told, and so is who runs the endpoint.
        if (!(error instanceof Unavailable)) return;
        await sleep(Math.min(RETRY_DELAY_MS, timeoutMs));
      }
    }
  };
  for (const one of FIRST) await ask(one);
  const left = asked.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const one of left) await ask(one);
    }),
  );
}
