import { addItems, updateQuantity, type CartItem } from '../../src/cart/items';
import type { Cart } from '../../src/cart/store';
import type { Api, ProductInput } from '../context';
import type { PageEvents } from './events';
import type { WidgetsLink } from './widgetsLink';

/** What `window.inquiry` acts on. */
interface Parts {
  version: string;
  cart: Cart;
  events: PageEvents;
  widgets: WidgetsLink;
  /** Runs a task separately, unless the embed has been destroyed by then. */
  later: (task: () => void) => void;
  /** Takes all that the loader has added off the page. */
  stop: () => void;
}

type Method = (...args: unknown[]) => unknown;

/** Creates `window.inquiry`, which pages call. */
export function createInquiry({ version, cart, events, widgets, later, stop }: Parts): Api {
  const { emit, on, reportError } = events;
  const added = widgets.method('added');
  const examine = widgets.method('doctor');
  const openList = widgets.method('open');
  const expectWidgets = () => {
    if (!widgets.widgets) throw new Error(widgets.failure);
  };
  const inquiry: Api = {
    version,
    get ready() {
      return widgets.fetch().then(() => {
        expectWidgets();
        return inquiry;
      });
    },
    add(product, quantity, target) {
      const line = lineOf(product, quantity);
      if (!line) return reportError('add: no id');
      cart.change((items) => addItems(items, [line]));
      emit('add', line, target);
      later(() => void added(line.id, target));
    },
    items: () => cart.getSnapshot().items.map(({ ...item }) => item),
    update(id, quantity, event = 'update') {
      cart.change((items) => updateQuantity(items, id, quantity));
      emit(event, { id, quantity });
    },
    remove: (id) => inquiry.update(id, 0, 'remove'),
    clear() {
      cart.change(() => []);
      emit('clear', {});
    },
    on,
    async open() {
      await openList();
      expectWidgets();
    },
    close: () => widgets.widgets?.close(),
    // Do not fetch the widgets just to destroy them.
    destroy: () => (widgets.widgets ? widgets.widgets.destroy() : stop()),
    doctor: async () => (await examine()) ?? [{ state: 'problem', message: widgets.failure }],
    push(...calls) {
      for (const [method, ...args] of calls)
        // Ignore failures here, because nobody waits for the result and the event 'error' reports them.
        void Promise.resolve((inquiry[method] as Method)(...args)).catch(() => {});
    },
  };
  return inquiry;
}

/** The line that a page adds; undefined if it has no id. Untyped pages may pass numbers, and more fields than we store. */
function lineOf(product: string | ProductInput, wanted: number | undefined): CartItem | undefined {
  const {
    id = product as string,
    name = id,
    image,
    category,
    quantity = 1,
  } = Object(product) as ProductInput;
  if (!id || typeof id === 'object') return undefined;
  return {
    id: `${id}`,
    name: `${name}`,
    // Make the URL absolute, because a relative one is only valid on this page.
    image: image && new URL(image, document.baseURI).href,
    category,
    quantity: wanted ?? quantity,
  };
}
