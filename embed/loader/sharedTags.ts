import type { ElementClass, Handler } from '../elementClass';

/** The key of the handlers on element classes. Scripts of several suppliers find them there, so it is part of v1. */
const NAMED = Symbol.for('inquiry-named');

/** By the `data-name` of the elements that they serve; 'undefined' for those without one. */
type Handlers = Record<string, Handler | undefined>;

/**
 * Sets the handler of the elements with a `data-name`, beside those of other suppliers: a tag cannot be defined
 * twice. The ordinary script still sets its handler on the class, and serves the elements without a name.
 * @param known The class, whoever has defined it.
 */
export function serveNamed(
  known: ElementClass & { [NAMED]?: Handlers },
  name: string,
  handler: Handler | undefined,
): void {
  const handlers = (known[NAMED] ??= share(known));
  handlers[name] = handler;
}

function share(known: ElementClass): Handlers {
  const handlers: Handlers = { undefined: known.inquiry };
  const handlerOf = ({ dataset }: HTMLElement) => handlers[String(dataset['name'])];
  const shared: Handler = {
    draw(element) {
      handlerOf(element)?.draw(element);
      if (element.localName === 'inquiry-list')
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
