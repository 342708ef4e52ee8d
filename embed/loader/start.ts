import { addItems, totalItems, type CartItem } from '../../src/cart/items';
import type { Inquiry } from '../api';
import type { Context, Widgets, WidgetsModule } from '../context';
import type { LoaderData } from '../data';
import { createShadows } from '../shadowOf';
import { makeSheet } from '../styles';
import { drawAdd } from './add-button';
import { addFrom, buttonOf } from './clicks';
import { define, TAGS } from './elements';
import { emit, on } from './emit';
import { createLauncher } from './launcher';
import { openList } from './list';
import { createNearby } from './nearby';
import { readOptions } from './options';

/** What the widgets do, and the loader only hands on: it happens as soon as they have come. */
const LATER = 'open remove update clear destroy doctor'.split(' ');

type Method = (...args: unknown[]) => unknown;

/**
 * Starts the embed on this page, unless it is there already. Nothing of the widgets is fetched before it is
 * needed.
 * @param load Fetches the widgets from our origin; after a failure it is asked again, with what makes it another address.
 */
export function start(
  data: LoaderData,
  load: (origin: string, again: string) => Promise<WidgetsModule>,
): void {
  const before = window.inquiry;
  if (before && 'version' in before) return;

  const options = readOptions(data);
  const end = new AbortController();
  let coming: Promise<Widgets | undefined> | undefined;
  let loaded: Widgets | undefined;

  const widgets = () =>
    (coming ??= load(options.ourOrigin, context.failure && `?${Date.now()}`)
      .then((module) => (loaded = module.start(context)))
      .catch((error: unknown) => {
        coming = undefined;
        context.failure = `The inquiry list cannot be loaded from ${options.ourOrigin} (${String(error)}): does the page's script-src name it?`;
        console.error(context.failure);
        emit('error', { message: context.failure });
        launcher.draw();
        return undefined;
      }));
  /** Does it as soon as the widgets have come. Where they do not, it gives a finding: `doctor` shows it. */
  const call =
    (name: keyof Widgets) =>
    async (...args: unknown[]) => {
      const all = await widgets();
      return all
        ? (all[name] as Method)(...args)
        : [{ state: 'problem', message: context.failure }];
    };

  const list = openList(data.key, () => {
    launcher.draw();
    emit('change', { items: api.items(), total: totalItems(list.items) });
  });
  const context: Context = {
    data,
    options,
    list,
    makeSheet,
    shadowOf: createShadows(data.css, options.scheme),
    tags: TAGS,
    emit,
    taken: [],
    failure: '',
    add(product, quantity = 1, target) {
      list.change((items) => addItems(items, [{ ...product, quantity } as CartItem]));
      emit('add', { id: product.id, quantity }, target);
      void call('added')(product.id);
    },
    stop() {
      end.abort();
      keeper.disconnect();
      define();
      launcher.host.remove();
      delete window.inquiry;
    },
  };
  const launcher = createLauncher(context, call('open'));
  const draw = call('draw');
  const nearby = createNearby(draw);

  const onClick = (event: MouseEvent) => {
    const button = buttonOf(event);
    if (!button) return;
    event.preventDefault();
    addFrom(button, context);
  };
  const listen = () => {
    addEventListener('storage', list.reload, end);
    addEventListener('pageshow', list.reload, end);
    document.addEventListener('click', onClick, { signal: end.signal, capture: true });
    // A page may throw away what stands beside its body or, by document.write, everything with all listeners.
    for (const node of [document, document.documentElement])
      if (node) keeper.observe(node, { childList: true });
    launcher.draw();
  };
  const keeper = new MutationObserver(listen);

  const api = {
    version: data.version,
    get ready() {
      return widgets().then(() => api);
    },
    add(product, quantity) {
      const {
        id,
        name = id,
        image,
        category,
      } = typeof product === 'string' ? { id: product } : product;
      context.add({ id, name, image, category }, quantity);
    },
    items: () => structuredClone(list.items) as CartItem[],
    close: () => loaded?.close(),
    on,
    ...Object.fromEntries(LATER.map((name) => [name, call(name as keyof Widgets)])),
    push(...calls) {
      for (const [method, ...args] of calls) (api[method] as Method)(...args);
    },
  } as Inquiry;
  window.inquiry = api;
  listen();
  context.taken = define({
    draw(element) {
      if (element.localName === 'inquiry-add') drawAdd(element, context);
      // What has been drawn before shows at once what has changed.
      else if (element.shadowRoot) void draw(element);
      else nearby.observe(element);
    },
    drop(element) {
      nearby.unobserve(element);
      loaded?.drop(element);
    },
  });
  if (before) api.push(...before);
}
