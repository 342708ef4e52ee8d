import type { ElementClass, Handler } from '../../elementClass';
import { ownTag } from '../ownTag';
import { keepApart } from './neighbours';
import { serveNamed } from './sharedTags';

/**
 * What a script with a `data-name` does differently: it serves the elements of that name, beside the scripts of other
 * suppliers.
 */
export interface NamedScript {
  /** Its `data-name`. */
  name: string;
  /** Added to the style sheet of every shadow root. */
  css: string;
  /**
   * Shares the page with other suppliers' scripts.
   * @param launcher That of this script.
   * @param signal Ends it.
   */
  share: (launcher: HTMLElement, signal: AbortSignal) => SharedPage;
}

/** A page that several suppliers' scripts share. */
interface SharedPage {
  /** Keeps the launcher from covering any supplier's list or launcher: see neighbours.ts. */
  arrange: () => void;
  /** Sets the handler for the elements of this name, and draws those that are there: see `define`. */
  serve: (known: ElementClass, handler: Handler | undefined) => void;
}

/** The launcher of a script with a name is in the other corner, since there may be one without. */
const CORNER = ':host([data-name])>[part~=launcher]{inset:auto auto 16px 16px}';

/**
 * The name of the running script, which is only known during its first execution; undefined if its tag has none.
 * Only scripts that load this module serve several suppliers: the ordinary script leaves it out.
 */
export function namedScript(): NamedScript | undefined {
  const tag = ownTag(
    ({ dataset }) =>
      !!dataset['name'] && !Reflect.getOwnPropertyDescriptor(window, `inquiry_${dataset['name']}`),
  );
  const name = tag?.dataset['name'];
  if (!name) return undefined;
  return {
    name,
    css: CORNER,
    share(launcher, signal) {
      const arrange = keepApart(launcher, signal);
      return {
        arrange,
        serve: (known, handler) =>
          serveNamed(known, name, handler && { ...handler, notice: arrange }),
      };
    },
  };
}
