import type { Frame, Page } from '@playwright/test';

/** A document whose marks are read: Studio itself, or the page in its frame. */
type Marked = Pick<Page | Frame, 'evaluate'>;

/** Events in a document, recorded as marks of its timeline. */
type MarkName = 'keydown' | 'click' | 'painted' | 'drawn' | 'wrong';

/** Where Studio's form is. */
export const FORM = '[aria-label="Form"]:is(section, [role="region"])';

/** Marks each key and each click of a document at the time when it was pressed. */
export async function markInput(page: Marked): Promise<void> {
  await page.evaluate(() => {
    for (const type of ['keydown', 'click'])
      document.addEventListener(
        type,
        ({ timeStamp }) => performance.mark(type, { startTime: timeStamp }),
        { capture: true },
      );
  });
}

/**
 * Marks what is on the screen after each change of a part of a document: 'painted'; 'drawn', if it has more or fewer
 * elements than before; 'wrong', if a field in it is invalid and none was before.
 */
export async function markPaints(page: Marked, selector: string): Promise<void> {
  await page.evaluate((part) => {
    const element = document.querySelector(part);
    if (!element) throw new Error(`There is no ${part}.`);
    // Methods, because tsx names functions of variables and properties by a helper that pages do not have.
    const now = {
      elements() {
        return element.getElementsByTagName('*').length;
      },
      isWrong() {
        return element.querySelector('[aria-invalid="true"]') !== null;
      },
    };
    let last = { elements: now.elements(), isWrong: now.isWrong() };
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<string[]>) => {
      for (const name of data) performance.mark(name);
    });
    port1.start();
    new MutationObserver(() => {
      const names = ['painted'];
      const next = { elements: now.elements(), isWrong: now.isWrong() };
      if (next.elements !== last.elements) names.push('drawn');
      if (next.isWrong && !last.isWrong) names.push('wrong');
      last = next;
      // A message comes after the frame in which it was sent.
      requestAnimationFrame(() => port2.postMessage(names));
    }).observe(element, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  }, selector);
}

/** The times of all marks of a name, in ms since 1970, so that those of two documents can be compared. */
export async function marksOf(page: Marked, name: MarkName): Promise<number[]> {
  return page.evaluate(
    (mark) =>
      performance.getEntriesByName(mark).map(({ startTime }) => performance.timeOrigin + startTime),
    name,
  );
}

/** The time from each question to the first answer after it, in ms; Infinity if there is none. */
export function delays(asked: readonly number[], answers: readonly number[]): number[] {
  return asked.map((at) => (answers.find((answer) => answer > at) ?? Infinity) - at);
}
