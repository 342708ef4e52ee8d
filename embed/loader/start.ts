import { buttonOf } from './clicks';
import { define } from './elements';
import { emit, on } from './emit';
import { createLauncher } from './launcher';
import { createNearby } from './nearby';
import { readOptions } from './options';
import { createShadows } from '../shadowOf';
import { renderAdd } from '../elements/inquiry-add/renderAdd';
import { readAddButton } from '../../src/cart/addButton';
import { addItems, totalItems, updateQuantity, type CartItem } from '../../src/cart/items';
import { keepInStep } from '../../src/cart/keepInStep';
import { localStorageOrNone, writeCart } from '../../src/cart/storage';
import { createCart } from '../../src/cart/store';
import type { Inquiry } from '../api';
import type { Context, Widgets, WidgetsModule } from '../context';
import type { LoaderData } from '../data';

/** Delay in ms before reattaching what the page has removed: an immediate retry could loop forever. */
const PATIENCE = 50;

/** Logs an error for the page's developer. */
function complain(message: string): void {
  console.error(message);
  emit('error', { message });
}

type Method = (...args: unknown[]) => unknown;

/**
 * Starts the embed on this page, unless it is already running. The widgets are only fetched when needed.
 * @param load Fetches the widgets from our origin; called again after a failure, then with another URL.
 */
export function start(data: LoaderData, load: (context: Context) => Promise<WidgetsModule>): void {
  // An own property, because an element with the id 'inquiry' is a property of window, too (DOM clobbering).
  const before = Object.hasOwn(window, 'inquiry') && window.inquiry;
  if (before && !Array.isArray(before)) {
    if (!before.doctor) complain('window.inquiry is taken.');
    return;
  }

  const options = readOptions(data);
  const end = new AbortController();
  /** Runs it in a separate task, unless the embed has been destroyed by then. */
  const later = (task: () => void, ms?: number) =>
    setTimeout(() => end.signal.aborted || task(), ms);
  let coming: Promise<Widgets | undefined> | undefined;
  let loaded: Widgets | undefined;

  const widgets = () =>
    (coming ??= load(context)
      .then((module) => (loaded = module.start(context)))
      .catch((error: Error) => {
        coming = undefined;
        context.failure = `Inquiry list not loaded. Does script-src allow ${options.ourOrigin}? ${error}`;
        complain(context.failure);
      })
      .then(() => {
        launcher.draw();
        return loaded;
      }));
  /** Calls a method as soon as the widgets have loaded. If they fail to load, resolves to a finding for `doctor`. */
  const call =
    (name: keyof Widgets) =>
    async (...args: unknown[]) => {
      const all = loaded ?? (await widgets());
      return all
        ? (all[name] as Method)(...args)
        : [{ state: 'problem', message: context.failure }];
    };

  const storage = localStorageOrNone();
  const cart = createCart({ storage, key: data.key });
  cart.subscribe(() => {
    // Not in the task of the click, which is long enough.
    later(launcher.draw);
    emit('change', { items: api.items(), total: totalItems(cart.getSnapshot().items) });
  });
  let heard: Event | undefined;
  const onClick = (event: MouseEvent) => {
    const button = buttonOf(event);
    if (!button || event === heard) return;
    heard = event;
    event.preventDefault();
    const { image, ...product } = readAddButton(button);
    // Relative picture URLs are only valid on this page.
    context.add({ ...product, image: image && new URL(image, document.baseURI).href }, button);
  };
  const context: Context = {
    data,
    options,
    cart,
    canStore: () => writeCart(storage, data.key, cart.getSnapshot().items),
    shadowOf: createShadows(data.css, onClick),
    emit,
    complain,
    failure: '',
    // Only the fields that we store: the page may pass more.
    add({ id, name, image, category, quantity = 1 }, target) {
      const line = { id, name: `${name ?? id}`, image, category, quantity } as CartItem;
      cart.change((items) => addItems(items, [line]));
      emit('add', { id, quantity }, target);
      later(() => call('added')(id, target));
    },
    edit(name, id, quantity = 0) {
      cart.change((items) => updateQuantity(items, id, quantity));
      emit(name, { id, quantity });
    },
    stop() {
      end.abort();
      keeper.disconnect();
      define(data);
      launcher.host.remove();
      delete window.inquiry;
    },
  };
  const launcher = createLauncher(context, () => later(call('open')));
  const draw = call('draw');
  const nearby = createNearby(draw);

  const listen = () => {
    keepInStep(cart, end.signal);
    document.addEventListener('click', onClick, { signal: end.signal, capture: true });
    // A page may remove siblings of its body or, with document.write, everything including listeners.
    for (const node of [document, document.documentElement])
      if (node) keeper.observe(node, { childList: true });
    launcher.draw();
  };
  const keeper = new MutationObserver(() => {
    keeper.disconnect();
    later(listen, PATIENCE);
  });

  const api = {
    version: data.version,
    get ready() {
      return widgets().then(() => api);
    },
    add(product, quantity) {
      // Untyped pages may pass numbers as ids.
      const { id = product, ...rest } = Object(product) as { id?: string | number | object };
      if (!id || typeof id === 'object') complain('inquiry.add: no id');
      else context.add({ ...rest, id: `${id}`, quantity });
    },
    items: () => cart.getSnapshot().items.map(({ ...item }) => item),
    update: (id, quantity) => context.edit('update', id, quantity),
    remove: (id) => context.edit('remove', id),
    clear() {
      cart.change(() => []);
      emit('clear', {});
    },
    open: call('open'),
    close: () => loaded?.close(),
    on,
    destroy: call('destroy'),
    doctor: call('doctor'),
    push(...calls) {
      for (const [method, ...args] of calls) (api[method] as Method)(...args);
    },
  } as Inquiry;
  window.inquiry = api;
  // In separate tasks: rendering existing elements takes as long as all of the above.
  later(listen);
  later(() =>
    define(data, {
      draw(element) {
        if (element.localName === 'inquiry-add') renderAdd(element, context);
        // Elements that were rendered before are updated at once.
        else if (element.shadowRoot) void draw(element);
        else nearby.observe(element);
      },
      drop(element) {
        nearby.unobserve(element);
        loaded?.drop(element);
      },
    }),
  );
  if (before) api.push(...before);
}
