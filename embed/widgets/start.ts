import { data } from 'virtual:inquiry/widgets';
import { createElement, type ReactNode } from 'react';
import type { SiteData } from '../../src/generated/types';
import type { Context, Widgets } from '../context';
import { NAMES } from '../names';
import { shadowOf } from '../shadowOf';
import { drawInto } from '../shadow/drawInto';
import { sheet } from '../styles';
import { sheets } from './adopt';
import { cartOf } from './cart';
import { openCatalogue } from './catalogue';
import { createFamiliar } from './familiar';
import { ListView } from './ListView';
import { Panel } from './Panel';
import type { More } from './surroundings';
import base from './base.module.css';

/** Starts the widgets on a page: called once by the loader, when they have come. */
export function start(context: Context): Widgets {
  const { options, list, emit } = context;
  const cart = cartOf(context);
  const { href: address } = new URL(
    options.written['catalogue'] ?? 'embed/catalogue.json',
    options.origin,
  );
  const catalogue = openCatalogue(address);
  const familiar = createFamiliar(context, catalogue);
  const site = {
    site: { name: data.name, url: context.data.url },
    strings: { ...data.words, ...context.data.words },
    chat: { ...data.chat, ...context.data.chat },
    inquiry: { ...data.inquiry, ...context.data.inquiry },
  } as SiteData;
  /** Where each element is drawn into. */
  const places = new Map<HTMLElement, Element>();
  const theme = sheet(data.css);
  const told = new Set<string>();
  let panel: HTMLElement | undefined;
  /** After `destroy`: what was still on its way changes nothing any more. */
  let over: Promise<More> | undefined;

  const tell = (message: string) => {
    if (told.has(message)) return;
    told.add(message);
    console.error(message);
    emit('error', { message });
  };

  function put(element: HTMLElement, node: ReactNode) {
    // The page may have thrown it away meanwhile; where it comes back it is drawn then.
    if (over || !element.isConnected) return;
    let place = places.get(element);
    if (!place) {
      place = document.createElement('div');
      place.className = base['base'] ?? '';
      shadowOf(element, [context.sheet, theme, ...sheets]).replaceChildren(place);
      places.set(element, place);
    }
    drawInto(place, node);
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
  const listView = (source: string | undefined, around: SiteData) =>
    createElement(ListView, {
      cart,
      site: around,
      source,
      words: data.own,
      familiar,
      onSend: () => emit('send', { items: [...list.items] }),
    });
  let coming: Promise<More> | undefined;
  const more = () =>
    (coming ??= import('./more').then(
      (module) =>
        over ??
        module.startMore({ context, site, catalogue, familiar, put, stand, listView, open, tell }),
    ));
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
        listView(options.source, site),
      ),
    );
    emit('open', {});
  };
  const close = () => {
    if (!panel) return;
    const closing = panel;
    panel = undefined;
    // The browser gives the focus back when a dialog is closed, not when it is taken away.
    closing.shadowRoot?.querySelector('dialog')?.close();
    drop(closing);
    closing.remove();
    emit('close', {});
  };

  return {
    draw: async (element) => (await more()).draw(element),
    drop,
    async added(id) {
      await familiar.meet([id]);
      const line = list.items.find((item) => item.id === id);
      if (line && !panel) (await more()).sayAdded(line.name);
    },
    remove: (id) => cart.remove(id),
    update: (id, quantity) => cart.update(id, quantity),
    clear: () => cart.clear(),
    open,
    close,
    destroy() {
      close();
      coming = over = new Promise(() => {});
      delete list.follow;
      list.change = () => {};
      for (const element of places.keys()) {
        drop(element);
        // Those that stand beside the body are ours.
        if (element.parentElement === document.documentElement) element.remove();
      }
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
    doctor: async () => (await more()).examine(address),
  };
}
