import type { ElementClass, Handler } from '../../elementClass';

/** The key of the handlers on element classes. Scripts of several suppliers find them there, so it is part of v1. */
const NAMED = Symbol.for('inquiry-named');

/** By the `data-name` of the elements that they serve; 'undefined' for those without one. */
type Handlers = Record<string, Handler | undefined>;

/**
 * Sets the handler of the elements with a `data-name`, beside those of other suppliers: a tag cannot be defined
 * twice. The ordinary script still sets its handler on the class, and serves the elements without a name. Draws those
 * that are on the page, and gives notice of its lists.
 * @param known The class, no matter which supplier's script has defined it.
 */
export function serveNamed(
  known: ElementClass & { [NAMED]?: Handlers },
  name: string,
  handler: Handler | undefined,
): void {
  const handlers = (known[NAMED] ??= share(known));
  handlers[name] = handler;
  for (const element of known.all) {
    if (isList(element)) handler?.notice?.(element);
    if (element.dataset['name'] === name) handler?.draw(element);
  }
}

function share(known: ElementClass): Handlers {
  const handlers: Handlers = { undefined: known.inquiry };
  const handlerOf = ({ dataset }: HTMLElement) => handlers[String(dataset['name'])];
  const shared: Handler = {
    draw(element) {
      handlerOf(element)?.draw(element);
      if (isList(element))
        for (const handler of Object.values(handlers)) handler?.notice?.(element);
    },
    drop: (element) => handlerOf(element)?.drop(element),
  };
  Object.defineProperty(known, 'inquiry', {
    get: () => shared,
    set(handler: Handler | undefined) {
      handlers['undefined'] = handler;
    },
  });
  return handlers;
}

const isList = ({ localName }: HTMLElement) => localName === 'inquiry-list';
