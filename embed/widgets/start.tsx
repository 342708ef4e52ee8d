import { areRight, readAttributes, writtenOn, type Written } from './attributes';
import { openCatalogue } from './catalogue';
import { createCartProducts } from './cartProducts';
import { CartView } from './CartView';
import { createToast } from './createToast';
import { Panel } from './Panel';
import { pause } from './pause';
import { takeTurn } from '../../src/cart/turns';
import { keptRecipient, withNumber, type Recipient } from './recipient';
import { createWidgetRoots } from './widgetRoots';
import { data } from 'virtual:inquiry/widgets';
import { elements } from 'virtual:inquiry/elements';
import type { EmbedSite } from '../data';
import type { Context, Doctor, Widgets } from '../context';
import type { Page } from './element';

/** Where the file of the doctor is, below /embed: the build puts the name in. */
declare const DOCTOR: string;

/** Starts the widgets on a page: called once by the loader, when they have come. */
export async function start(context: Context): Promise<Widgets> {
  const { options, cart, emit } = context;
  const { href: address } = new URL(options.catalogue ?? 'embed/catalogue.json', options.ourOrigin);
  const catalogue = openCatalogue(address);
  const roots = createWidgetRoots(context, (element) => void draw(element));
  const reported = new Set<string>();
  let panel: HTMLElement | undefined;
  /** Elements that come near at the same time are rendered one by one. */
  let queue = Promise.resolve();

  /** Logs a mistake for the page's developer, once. */
  const report = (message: string) => {
    if (reported.has(message)) return;
    reported.add(message);
    console.error(message);
    emit('error', { message });
  };
  const fetchDoctor = async () => (await context.load<{ doctor: Doctor }>(context, DOCTOR)).doctor;
  // Before anything is drawn, so that nothing can be sent.
  if (options.test === 'on') (await fetchDoctor()).startTestMode(context);
  if (document.querySelectorAll('script[src$="/embed/v1.js"]').length > 1)
    void fetchDoctor()
      .then(({ conflicts }) => conflicts(context))
      .then((found) => found.forEach(report));
  const cartProducts = createCartProducts(context, catalogue);
  const check = (name: string, written: Written, where = `<${name}>`) => {
    if (!areRight(name, written))
      void fetchDoctor().then(({ mistakesIn }) => mistakesIn(name, written, where).forEach(report));
    return readAttributes(name, written);
  };
  const chosen = check('script', { ...options.tag?.dataset }, '<script>') as Recipient;
  const company: EmbedSite = {
    site: { name: data.name, url: context.data.url },
    store: { addresses: data.addresses },
    strings: { ...data.words, ...context.data.words },
    ask: context.data.ask,
    ...(data.chat && { chat: data.chat, numbers: data.numbers }),
    inquiry: { ...data.inquiry, ...context.data.inquiry },
  };
  const kept = keptRecipient(company, context.data.key);
  const site = withNumber(withNumber(company, kept), chosen);
  const page: Page = {
    context,
    site,
    words: data.own,
    contact: data.contact,
    catalogue,
    cartProducts,
    report,
  };
  const nodeOf = (element: HTMLElement) => {
    const tag = element.localName;
    const attributes = check(tag, writtenOn(element)) as never;
    const Component = elements[tag];
    if (Component) return <Component attributes={attributes} page={page} />;
    report(`<${tag}>: this company does not offer it.`);
    // Shows the fallback content.
    return <slot />;
  };
  const open = () => {
    if (panel) return;
    panel = roots.append(
      'inquiry-panel',
      <Panel title={site.strings.listTitle} close={data.own.close} onClosed={close}>
        <CartView page={page} site={site} source={options.source} />
      </Panel>,
    );
    emit('open', {});
  };
  const close = () => {
    if (!panel) return;
    const closing = panel;
    panel = undefined;
    // Browsers restore the focus when a dialog is closed, but not when it is removed.
    closing.shadowRoot?.querySelector('dialog')?.close();
    roots.unmount(closing);
    closing.remove();
    emit('close', {});
  };

  const showToast = createToast(context, site, roots, data.addDuration, open);
  const shownLists = new Set<Element>();
  /** Hides the launcher while a list is on the screen: a page may have moved it onto the list. */
  const lists = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      shownLists[isIntersecting ? 'add' : 'delete'](target);
    context.launcher.hidden = shownLists.size > 0;
  });
  const draw = async (element: HTMLElement) => {
    await (queue = queue.then(pause));
    roots.render(element, nodeOf(element));
    if (element.localName === 'inquiry-list') lists.observe(element);
  };
  for (const element of roots.elements()) {
    if (element.localName === 'inquiry-add') check('inquiry-add', writtenOn(element));
    // After a retry: those that came near in the meantime.
    else if (context.failure && !element.shadowRoot) void draw(element);
  }
  // Once the loader has the widgets, so that a listener can use them at once.
  setTimeout(() => emit('ready', { version: context.api.version }));
  return {
    draw,
    drop: (element) => roots.unmount(element),
    async added(id, button) {
      await cartProducts.load([id]);
      const line = cart.getSnapshot().items.find((item) => item.id === id);
      if (!line || roots.isDestroyed()) return;
      if (!panel) showToast(line.name, button as HTMLElement);
      // Added by id alone, and not completed from the catalogue.
      if (!button || line.name !== id) return;
      if ((await catalogue.known([id])).get(id) === null) report(`The catalogue has no ${id}.`);
    },
    request: (key, wait) => takeTurn(localStorage, key, wait),
    open,
    close,
    destroy() {
      close();
      // The next start reads what is stored.
      cart.flush();
      cart.change = () => {};
      lists.disconnect();
      roots.destroy();
      context.stop();
      context.launcher.remove();
      const { name } = context.launcher.dataset;
      delete window[name ? (`inquiry_${name}` as const) : 'inquiry'];
    },
    doctor: async () => (await fetchDoctor()).examine(context, address, reported),
  };
}
