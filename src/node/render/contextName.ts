import { madeBy } from '../output/buildRecord';
import type { PrerenderContext } from './prerenderPage';

/**
 * A name for all that pages share: it changes with the code, the frame, the theme and, for the footer, the year. It is
 * not in `prerenderPage.ts` because that imports CSS, which only bundled code can.
 */
export function contextName(context: PrerenderContext, codeKey: string): string {
  const year = new Date().getFullYear();
  const text = JSON.stringify(context, (_, value: unknown) =>
    value instanceof Map ? [...(value as ReadonlyMap<unknown, unknown>)] : value,
  );
  return madeBy(codeKey, String(year), text);
}
