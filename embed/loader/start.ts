import { addItem, totalItems } from '../../src/cart/items';
import type { Inquiry } from '../api';
import type { Context, Widgets, WidgetsModule } from '../context';
import type { LoaderData } from '../data';
import { shadowOf } from '../shadowOf';
import { makeSheet } from '../styles';
import { drawAdd, sayAdded } from './add-button';
import { wishOf } from './clicks';
import { define, TAGS } from './elements';
import { emit, on } from './emit';
import { createLauncher } from './launcher';
import { openList } from './list';
import { createNearby } from './nearby';
import { readOptions } from './options';
import { plainLink } from './plain-link';

/** What the widgets do, and the loader only hands on: it happens as soon as they have come. */
const LATER = ['open', 'remove', 'update', 'clear', 'destroy'] as const;

/**
 * Starts the embed on this page, unless it is there already. Nothing of the widgets is fetched before it is
 * needed.
 * @param load Fetches the widgets; after a failure it is asked again, with the number of the attempt.
 */
export function start(given: LoaderData, load: (attempt: number) => Promise<WidgetsModule>): void {
  const before = window.inquiry;
  if (before && 'version' in before) return;

  const options = readOptions(given.url);
  const data = { ...given, words: { ...given.words, ...options.words } };
  if (options.number) data.chat = { ...data.chat, number: options.number };
  const end = new AbortController();
  const { signal } = end;
  let attempts = 0;
  let coming: Promise<Widgets | undefined> | undefined;
  let loaded: Widgets | undefined;
  let failure = '';

  const widgets = () =>
    (coming ??= load(attempts++)
      .then((module) => (loaded = module.start(context)))
      .catch((error: unknown) => {
        coming = undefined;
        const { origin, source } = options;
        failure = `The inquiry list cannot be loaded from ${origin} (${String(error)}). Does script-src of the page's policy name it?`;
        console.error(failure);
        emit('error', { message: failure });
        launcher.leadTo(() => plainLink(data, list.items, source));
        return undefined;
      }));
  const call =
    <Name extends keyof Widgets>(name: Name) =>
    async (...args: Parameters<Widgets[Name]>) => {
      const all = await widgets();
      return all && (Reflect.apply(all[name], all, args) as ReturnType<Widgets[Name]>);
    };

  const list = openList(data.key, () => {
    launcher.draw();
    emit('change', { items: api.items(), total: totalItems(list.items) });
  });
  const context: Context = {
    data,
    options,
    list,
    sheet: makeSheet(data.css),
    makeSheet,
    shadowOf,
    tags: TAGS,
    emit,
    taken: [],
    add(product, quantity = 1, target) {
      list.change((items) => addItem(items, product, quantity));
      emit('add', { id: product.id, quantity }, target);
      void call('added')(product.id);
    },
    stop() {
      end.abort();
      keeper.disconnect();
      define();
      launcher.remove();
      delete window.inquiry;
    },
  };
  const launcher = createLauncher(context, call('open'));
  const nearby = createNearby(call('draw'));

  const onClick = (event: MouseEvent) => {
    const wish = wishOf(event);
    if (!wish) return;
    event.preventDefault();
    context.add(wish.product, wish.quantity, wish.button);
    sayAdded(wish.button, data);
  };
  const listen = () => {
    addEventListener('storage', list.reload, { signal });
    addEventListener('pageshow', list.reload, { signal });
    document.addEventListener('click', onClick, { signal, capture: true });
    // A page may throw away what stands beside its body or, by document.write, everything with all listeners.
    keeper.observe(document, { childList: true });
    if (document.documentElement) keeper.observe(document.documentElement, { childList: true });
    launcher.draw();
  };
  const keeper = new MutationObserver(listen);

  const api = {
    version: data.version,
    get ready() {
      return widgets().then(() => api);
    },
    add(product, quantity) {
      const known = typeof product === 'string' ? { id: product } : product;
      context.add({ ...known, name: known.name ?? known.id }, quantity);
    },
    items: () => list.items.map((item) => Object.assign({}, item)),
    close: () => loaded?.close(),
    on,
    ...Object.fromEntries(LATER.map((name) => [name, call(name)])),
    doctor: async () => (await call('doctor')()) ?? [{ state: 'problem', message: failure }],
    push(...calls) {
      for (const [method, ...args] of calls) Reflect.apply(api[method], api, args);
    },
  } as Inquiry;
  window.inquiry = api;
  listen();
  context.taken = define({
    draw(element) {
      if (options.scheme && !element.hasAttribute('scheme'))
        element.setAttribute('scheme', options.scheme);
      if (element.localName === 'inquiry-add') drawAdd(element, data, context.sheet);
      else nearby.watch(element);
    },
    drop(element) {
      nearby.forget(element);
      loaded?.drop(element);
    },
  });
  if (before) api.push(...before);
}
