import { buttonOf } from './clicks';
import { define } from './elements';
import { emit, on, reportError } from './emit';
import { createLauncher } from './launcher';
import { GLOBAL, name } from './name';
import { createNearby } from './nearby';
import { keepApart } from './neighbours';
import { readOptions } from './options';
import { createShadows } from '../shadowOf';
import { renderAdd } from '../elements/inquiry-add/renderAdd';
import { readAddButton } from '../../src/cart/addButton';
import { addItems, totalItems, updateQuantity } from '../../src/cart/items';
import { keepInStep } from '../../src/cart/keepInStep';
import { localStorageOrNone } from '../../src/cart/storage';
import { createCart } from '../../src/cart/store';
import type { Api, Context, Load, ProductInput, Widgets } from '../context';
import type { LoaderData } from '../data';

/** The launcher of a script with a name is in the other corner, since there may be one without. */
const CORNER = ':host([data-name])>[part~=launcher]{inset:auto auto 16px 16px}';

/** Delay in ms before reattaching what the page has removed: an immediate retry could loop forever. */
const PATIENCE = 40;

type Method = (...args: unknown[]) => unknown;

/**
 * Starts the embed on this page, unless it is already running. The widgets are only fetched when needed. A script with
 * `data-name` serves the elements of that name, as `window.inquiry_<name>`; the scripts of several suppliers do not
 * meet.
 * @param load Fetches a file from our origin; called again after a failure, then with another URL.
 */
export function start(data: LoaderData, load: Load): void {
  // An own property, because an element with the id 'inquiry' is a property of window, too (DOM clobbering).
  const before = Object.hasOwn(window, GLOBAL) && window[GLOBAL];
  if (before && !Array.isArray(before)) {
    if (!before.doctor) reportError(`${GLOBAL} is taken`);
    return;
  }

  const options = readOptions(data);
  const end = new AbortController();
  /** Runs it in a separate task, unless the embed has been destroyed by then. */
  const later = (task: () => void, ms?: number) =>
    setTimeout(() => end.signal.aborted || task(), ms);
  let loading: Promise<void> | undefined;
  let loaded: Widgets | undefined;

  const fetchWidgets = async () => {
    try {
      loaded = await (await load(context)).start(context);
    } catch (error) {
      loading = undefined;
      reportError((context.failure = `${error as Error}`));
    }
    drawLauncher();
  };
  const widgets = () => (loading ??= fetchWidgets());
  /** Calls a method as soon as the widgets have loaded. If they fail to load, resolves to a finding for `doctor`. */
  const call =
    (method: keyof Widgets) =>
    async (...args: unknown[]) => {
      // If an attempt that is already under way fails, the call makes another.
      if (!loaded) await loading;
      if (!loaded) await widgets();
      return loaded
        ? (loaded[method] as Method)(...args)
        : [{ state: 'problem', message: context.failure }];
    };

  const cart = createCart({
    storage: localStorageOrNone(),
    key: data.key,
    turns: navigator.locks ?? { request: call('request') },
  });
  cart.subscribe(() => {
    // Not in the task of the click, which is long enough.
    later(drawLauncher);
    emit('change', { items: api.items(), total: totalItems(api.items()) });
  });
  const click = (event: MouseEvent) => {
    const button = buttonOf(event);
    if (!button) return;
    event.preventDefault();
    if ('inquiryOpen' in button.dataset) void api.open();
    else
      api.add(
        readAddButton((key) => button.getAttribute(`data-inquiry-${key}`)),
        undefined,
        button,
      );
  };
  const api = {
    version: data.version,
    get ready() {
      return widgets().then(() => api);
    },
    add(product, wanted, target) {
      // Untyped pages may pass numbers as ids, and more fields than we store.
      const {
        id = product as string,
        name: title = id,
        image,
        category,
        quantity = 1,
      } = Object(product) as ProductInput;
      if (!id || typeof id === 'object') return reportError('add: no id');
      const line = {
        id: `${id}`,
        name: `${title}`,
        // Relative URLs are only valid on this page.
        image: image && new URL(image, document.baseURI).href,
        category,
        quantity: wanted ?? quantity,
      };
      cart.change((items) => addItems(items, [line]));
      emit('add', line, target);
      later(() => call('added')(line.id, target));
    },
    items: () => cart.getSnapshot().items.map(({ ...item }) => item),
    update(id, quantity, event = 'update') {
      cart.change((items) => updateQuantity(items, id, quantity));
      emit(event, { id, quantity });
    },
    on,
    clear() {
      cart.change(() => []);
      emit('clear', {});
    },
    open: call('open'),
    close: () => loaded?.close(),
    remove: (id) => api.update(id, 0, 'remove'),
    destroy: call('destroy'),
    doctor: call('doctor'),
    push(...calls) {
      for (const [method, ...args] of calls) (api[method] as Method)(...args);
    },
  } as Api;
  const context: Context = {
    // In the order that compresses best: the loader is a few bytes below its limit.
    api,
    options,
    load,
    launcher: document.createElement('inquiry-launcher'),
    click,
    cart,
    shadowOf: createShadows(name ? data.css + CORNER : data.css),
    emit,
    failure: '',
    data,
    stop() {
      end.abort();
      define(data);
    },
  };
  const drawLauncher = createLauncher(context, () => later(call('open')));
  const draw = call('draw');
  const nearby = createNearby(draw);
  const arrange = name ? keepApart(context.launcher, end.signal) : undefined;

  const listen = () => {
    keepInStep(cart, end);
    // With a name, before the ordinary script, which does not see to whom a tile belongs.
    (name ? (window as unknown as Document) : document).addEventListener('click', click, {
      signal: end.signal,
      capture: true,
    });
    // A page may remove siblings of its body or, with document.write, everything including listeners.
    for (const node of [document, document.documentElement])
      if (node) observer.observe(node, { childList: true });
    drawLauncher();
    arrange?.();
  };
  const observer = new MutationObserver(() => {
    observer.disconnect();
    later(listen, PATIENCE);
  });

  window[GLOBAL] = api;
  // In separate tasks: rendering existing elements takes as long as all of the above.
  later(listen);
  later(() =>
    define(data, {
      draw(element) {
        // Parsed since the script ran, whoever serves it: `notice` is for those that come later.
        if (name && element.localName === 'inquiry-list') arrange?.(element);
        if (name ? element.dataset['name'] !== name : element.dataset['name']) return;
        if (element.localName === 'inquiry-add') renderAdd(element, context);
        // Elements that were rendered before are updated at once.
        else if (element.shadowRoot) void draw(element);
        else nearby.observe(element);
      },
      drop(element) {
        nearby.unobserve(element);
        loaded?.drop(element);
      },
      ...(name ? { notice: arrange } : undefined),
    }),
  );
  if (before) api.push(...before);
}
