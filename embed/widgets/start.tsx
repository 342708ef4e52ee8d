import { data } from 'virtual:inquiry/widgets';
import { elements, files } from 'virtual:inquiry/elements';
import { takeTurn } from '../../src/cart/turns';
import type { Context, Doctor, Widgets } from '../context';
import type { SearchModule } from '../searchBox';
import { writtenOn } from './attributes';
import { openCatalogue } from './catalogue';
import { createCartProducts } from './cartProducts';
import { createListPanel } from './createListPanel';
import { createToast } from './createToast';
import { createDoctorLink } from './doctorLink';
import type { Page } from './element';
import { createElementDrawer } from './elementDrawer';
import { createFetchElement } from './fetchElement';
import { createFetchFile } from './fetchFile';
import { hideOverLists } from './hideOverLists';
import { createSearchLink } from './searchLink';
import { siteOf } from './siteOf';
import { createWidgetRoots } from './widgetRoots';

/** Where the file of the doctor is, below /embed: the build puts the name in. */
declare const DOCTOR: string;
/** The same of the search. */
declare const SEARCH: string;

/** Starts the widgets on a page: called once by the loader, when they have come. */
export async function start(context: Context): Promise<Widgets> {
  const { options, cart, emit, launcher } = context;
  const { href: address } = new URL(options.catalogue ?? 'embed/catalogue.json', options.ourOrigin);
  const catalogue = openCatalogue(address);
  const fetchFile = createFetchFile(context);
  const fetchDoctor = () => fetchFile(DOCTOR, ({ doctor: fetched }: { doctor: Doctor }) => fetched);
  const doctor = createDoctorLink(context, fetchDoctor, {
    address,
    known: (ids) => catalogue.known(ids),
    offered: ['inquiry-add', ...Object.keys(elements), ...Object.keys(files)],
  });
  // Do this before drawing anything, so that nothing can be sent.
  if (options.test === 'on') await doctor.startTestMode();
  if (document.querySelectorAll('script[src$="/embed/v1.js"]').length > 1) doctor.reportConflicts();

  const page: Page = {
    context,
    site: siteOf(context.data, data, doctor.read('script', { ...options.tag?.dataset })),
    words: data.own,
    contact: data.contact,
    catalogue,
    cartProducts: createCartProducts(context, catalogue),
    search: createSearchLink(() => fetchFile(SEARCH, (search: SearchModule) => search), catalogue),
    report: doctor.report,
  };
  const roots = createWidgetRoots(context, (element) => void draw(element));
  const panel = createListPanel(page, roots);
  const toast = createToast(context, page.site, roots, panel.open);
  const lists = hideOverLists(launcher);
  const fetchElement = createFetchElement(page, files, fetchFile);
  const drawNow = createElementDrawer(page, { components: elements, fetchElement }, roots, doctor);
  const draw = async (element: HTMLElement) => {
    await drawNow(element);
    if (element.localName === 'inquiry-list') lists.observe(element);
  };
  for (const element of roots.elements()) {
    // Before it comes near; if that fails, it is tried again then.
    fetchElement(element.localName)?.catch(() => {});
    if (element.localName === 'inquiry-add') doctor.read('inquiry-add', writtenOn(element));
    // After a retry, draw the elements that came near before the widgets arrived.
    else if (context.failure && !element.shadowRoot) void draw(element);
  }
  // Emit it after the loader has got the widgets, so that a listener can use them at once.
  setTimeout(() => emit('ready', { version: context.api.version }));
  return {
    draw,
    drop: (element) => roots.unmount(element),
    async added(id, button) {
      await page.cartProducts.load([id]);
      const line = cart.getSnapshot().items.find((item) => item.id === id);
      if (!line || roots.isDestroyed()) return;
      if (!panel.isOpen()) toast.show(line.name, button as HTMLElement);
      // A name equal to the id means that it was added by id alone and that the catalogue does not have it.
      if (!button || line.name !== id) return;
      if ((await catalogue.known([id])).get(id) === null)
        doctor.report(`The catalogue has no ${id}.`);
    },
    request: (key, wait) => takeTurn(localStorage, key, wait),
    open() {
      // It offers what is being done.
      toast.close();
      panel.open();
    },
    close: panel.close,
    destroy() {
      panel.close();
      lists.disconnect();
      roots.destroy();
      context.stop();
    },
    doctor: doctor.examine,
  };
}
