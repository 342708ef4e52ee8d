import { totalItems } from '../../src/cart/items';
import { keepInStep } from '../../src/cart/keepInStep';
import { localStorageOrNone } from '../../src/cart/storage';
import { createCart } from '../../src/cart/store';
import type { Context, Load } from '../context';
import type { LoaderData } from '../data';
import { createShadows, showFallback } from '../shadows';
import { createClickListener } from './clicks';
import { elementsOf, nameOf } from '../elementClass';
import { createElementHandler } from './elementHandler';
import { define } from './elements';
import { createEvents } from './events';
import { createInquiry } from './inquiry';
import { createLauncher } from './launcher';
import type { NamedScript } from './named/namedScript';
import { readOptions } from './options';
import { watchPage } from './watchPage';
import { createWidgetsLink } from './widgetsLink';

/**
 * Starts the embed on this page, unless it is already running. The widgets are only fetched when needed.
 * @param load Fetches a file from our origin; called again after a failure, then with another URL.
 * @param named A script with a `data-name` serves the elements of that name, as `window.inquiry_<name>`; the scripts of
 *   several suppliers do not meet.
 */
export function start(data: LoaderData, load: Load, named?: NamedScript): void {
  const global = named ? (`inquiry_${named.name}` as const) : 'inquiry';
  const events = createEvents(global);
  // An own property, because an element with the id 'inquiry' is a property of window, too (DOM clobbering).
  const before = Reflect.getOwnPropertyDescriptor(window, global) && window[global];
  if (before && !Array.isArray(before)) {
    if (!before.doctor) events.reportError(`${global} is taken`);
    return;
  }

  const end = new AbortController();
  /** Runs it in a separate task, unless the embed has been destroyed by then. */
  const later = (task: () => void, ms?: number) =>
    setTimeout(() => end.signal.aborted || task(), ms);
  const widgets = createWidgetsLink(
    async () => {
      const module = await load(context);
      if (end.signal.aborted) throw new Error('The list has been taken off this page: destroy().');
      return module.start(context);
    },
    () => {
      if (end.signal.aborted) return;
      if (widgets.failure) events.reportError(widgets.failure);
      drawLauncher();
    },
  );
  const cart = createCart({
    storage: localStorageOrNone(),
    key: data.key,
    turns: navigator.locks ?? { request: widgets.method('request') },
  });
  const inquiry = createInquiry({
    version: data.version,
    cart,
    events,
    widgets,
    later,
    stop: () => context.stop(),
  });
  cart.subscribe(() => {
    // Use another task, because that of the click is long enough.
    later(drawLauncher);
    events.emit('change', { items: inquiry.items(), total: totalItems(inquiry.items()) });
  });
  const context: Context = {
    api: inquiry,
    data,
    options: readOptions(data, named?.name),
    cart,
    emit: events.emit,
    load,
    get failure() {
      return widgets.failure;
    },
    click: createClickListener(inquiry, named?.name),
    launcher: document.createElement('inquiry-launcher'),
    showIn: createShadows(data.css + (named?.css ?? '')),
    stop() {
      // Write what has not been written yet, because the next start reads the storage.
      cart.flush();
      cart.change = () => {};
      end.abort();
      define(data.attributes, undefined, shared?.serve);
      for (const element of elementsOf(Object.keys(data.attributes)))
        if (nameOf(element) === named?.name) showFallback(element);
      context.launcher.remove();
      if (window[global] === inquiry) delete window[global];
    },
  };
  if (named) context.launcher.dataset['name'] = named.name;
  const drawLauncher = createLauncher(context, () => later(() => inquiry.open().catch(() => {})));
  const shared = named?.share(context.launcher, end.signal);

  window[global] = inquiry;
  watchPage(() => {
    keepInStep(cart, end);
    // A script with a name listens before the ordinary one, because that one cannot see to whom a tile belongs.
    (named ? (window as unknown as Document) : document).addEventListener('click', context.click, {
      signal: end.signal,
      capture: true,
    });
    drawLauncher();
    shared?.arrange();
  }, later);
  // Use a separate task, because rendering the existing elements takes as long as all of the above.
  later(() => define(data.attributes, createElementHandler(context, widgets), shared?.serve));
  if (before) inquiry.push(...before);
}
