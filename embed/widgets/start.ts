import { data } from 'virtual:inquiry/widgets';
import { createElement, type ReactNode } from 'react';
import type { SiteData } from '../../src/generated/types';
import { fill } from '../../src/site/fill';
import { notices } from '../../src/widgets/notices/notices';
import { Notices } from '../../src/widgets/notices/Notices';
import type { Context, Widgets } from '../context';
import { NAMES } from '../loader/elements';
import { shadowOf } from '../shadowOf';
import { drawInto } from '../shadow/drawInto';
import { sheet } from '../styles';
import { sheets } from './adopt';
import { readAttributes, writtenOn } from './attributes';
import { cartOf } from './cart';
import { openCatalogue } from './catalogue';
import { createFamiliar } from './familiar';
import { Frame } from './Frame';
import { ListView } from './ListView';
import { Panel } from './Panel';
import type { Surroundings } from './surroundings';
import base from './base.module.css';

/** Starts the widgets on a page: called once by the loader, when they have come. */
export function start(context: Context): Widgets {
  const { options, list, emit } = context;
  const end = new AbortController();
  const cart = cartOf(context, end.signal);
  const { href: address } = new URL(
    options.written['catalogue'] ?? 'embed/catalogue.json',
    options.origin,
  );
  const catalogue = openCatalogue(address);
  const familiar = createFamiliar(context, catalogue);
  const site = {
    site: context.data.site,
    strings: { ...data.words, ...context.data.words },
    chat: { ...data.chat, ...context.data.chat },
    inquiry: data.inquiry,
  } as SiteData;
  /** Where each element is drawn into. */
  const places = new Map<HTMLElement, Element>();
  const theme = sheet(data.css);
  const told = new Set<string>();
  let panel: HTMLElement | undefined;

  const tell = (message: string) => {
    if (told.has(message)) return;
    told.add(message);
    console.error(message);
    emit('error', { message });
  };
  const check = (name: string, element: Element) => {
    const { values, mistakes } = readAttributes(name, writtenOn(element));
    for (const mistake of mistakes) tell(mistake);
    return values;
  };
  const surroundings: Surroundings = { context, data, catalogue, tell };

  function put(element: HTMLElement, node: ReactNode, around = site) {
    let place = places.get(element);
    if (!place) {
      place = document.createElement('div');
      place.className = base['base'] ?? '';
      shadowOf(element, [context.sheet, theme, ...sheets]).replaceChildren(place);
      places.set(element, place);
    }
    drawInto(place, createElement(Frame, { cart, site: around }, node));
  }
  function drop(element: HTMLElement) {
    const place = places.get(element);
    if (place) drawInto(place, null);
    places.delete(element);
  }
  /** An element of ours, beside the body: nothing of the page moves or empties it there. */
  function stand(tag: string, node: ReactNode): HTMLElement {
    const element = document.createElement(tag);
    if (options.scheme) element.setAttribute('scheme', options.scheme);
    document.documentElement.append(element);
    put(element, node);
    return element;
  }
  const listView = (source: string | undefined) =>
    createElement(ListView, {
      source,
      words: data.own,
      familiar,
      onSend: () => emit('send', { items: [...list.items] }),
    });
  const open = () => {
    if (panel) return;
    void familiar.meet(list.items.map(({ id }) => id));
    panel = stand(
      'inquiry-panel',
      createElement(
        Panel,
        {
          title: site.strings.listTitle,
          close: data.own.close,
          onClosed: close,
        },
        listView(options.source),
      ),
    );
    emit('open', {});
  };
  const close = () => {
    if (!panel) return;
    drop(panel);
    panel.remove();
    panel = undefined;
    emit('close', {});
  };

  for (const mistake of readAttributes('script', options.written, '<script>').mistakes)
    tell(mistake);
  for (const element of document.querySelectorAll('inquiry-add')) check('add', element);
  const speaker = stand(
    'inquiry-notices',
    createElement(Notices, {
      label: site.strings.notices,
      dismissLabel: site.strings.dismiss,
    }),
  );

  return {
    async draw(element) {
      const name = element.localName.replace('inquiry-', '');
      const values = check(name, element);
      const { number, source = options.source } = values as { number?: string; source?: string };
      const around = number ? { ...site, chat: { ...site.chat, number } } : site;
      if (name === 'list') {
        void familiar.meet(list.items.map(({ id }) => id));
        return put(element, listView(source), around);
      }
      const { moreView } = await import('./more');
      put(element, moreView(name, values, surroundings), around);
    },
    drop,
    async added(id) {
      await familiar.meet([id]);
      const line = list.items.find((item) => item.id === id);
      if (!line || panel) return;
      notices.add({
        id: 'added',
        type: 'success',
        title: site.strings.addedToListTitle,
        text: fill(site.strings.addedToList, { name: line.name }),
        duration: data.addDuration,
        action: { label: site.strings.viewList, onClick: open },
      });
      if (list.stored || told.has(site.strings.storageLost)) return;
      told.add(site.strings.storageLost);
      notices.add({ type: 'warning', title: site.strings.storageLost });
    },
    remove: (id) => cart.remove(id),
    update: (id, quantity) => cart.update(id, quantity),
    clear: () => cart.clear(),
    open,
    close,
    destroy() {
      close();
      end.abort();
      for (const element of places.keys()) drop(element);
      speaker.remove();
      for (const element of document.querySelectorAll<HTMLElement>(
        NAMES.map((name) => `inquiry-${name}`).join(),
      )) {
        // What stands inside the element shows again, as it would without scripts.
        const root = element.shadowRoot;
        root?.replaceChildren(document.createElement('slot'));
        if (root) root.adoptedStyleSheets = [];
      }
      context.stop();
    },
    doctor: async () => (await import('./more')).examine(context, address),
  };
}
