import { data } from 'virtual:inquiry/more';
import { createElement, type ReactNode } from 'react';
import { fill } from '../../src/site/fill';
import { notices } from '../../src/widgets/notices/notices';
import { Notices } from '../../src/widgets/notices/Notices';
import { readAttributes, writtenOn } from './attributes';
import { ChatCorner } from './ChatCorner';
import { examine } from './doctor';
import { Products, type ProductChoice } from './Products';
import type { More, Surroundings } from './surroundings';

/** Starts what the list does without: called once, when an element is to be drawn or something to be said. */
export function startMore(surroundings: Surroundings): More {
  const { context, site, catalogue, familiar, put, stand, listView, open, tell } = surroundings;
  const { list, options } = context;
  Object.assign(site.strings, data.words, site.strings);
  const check = (name: string, element: Element) => {
    const { values, mistakes } = readAttributes(name, writtenOn(element));
    for (const mistake of mistakes) tell(mistake);
    return values;
  };
  for (const mistake of readAttributes('script', options.written, '<script>').mistakes)
    tell(mistake);
  for (const element of document.querySelectorAll('inquiry-add')) check('add', element);
  const { notices: label, dismiss: dismissLabel } = site.strings;
  const speaker = stand('inquiry-notices', createElement(Notices, { label, dismissLabel }));
  let warned = false;

  async function nodeOf(name: string, values: Record<string, unknown>): Promise<ReactNode> {
    const { number } = values as { number?: string };
    const around = number ? { ...site, chat: { ...site.chat, number } } : site;
    if (name === 'list') {
      void familiar.meet(list.items.map(({ id }) => id));
      return listView((values['source'] as string | undefined) ?? options.source, around);
    }
    if (name === 'chat') return createElement(ChatCorner, { site: around });
    if (name === 'contact') {
      const { contactNode } = await import('./contact');
      return contactNode(values, surroundings);
    }
    return createElement(Products, {
      site,
      choice: values as unknown as ProductChoice,
      catalogue,
      unreachable: data.unreachable,
      onMissing: tell,
    });
  }

  return {
    async draw(element) {
      const name = element.localName.replace('inquiry-', '');
      const values = check(name, element);
      put(element, await nodeOf(name, values));
    },
    sayAdded(name) {
      // A page that writes itself anew throws away what stands beside its body.
      if (!speaker.isConnected) document.documentElement.append(speaker);
      notices.add({
        id: 'added',
        type: 'success',
        title: site.strings.addedToListTitle,
        text: fill(site.strings.addedToList, { name }),
        duration: data.addDuration,
        action: { label: site.strings.viewList, onClick: open },
      });
      if (list.stored || warned) return;
      warned = true;
      notices.add({ type: 'warning', title: site.strings.storageLost });
    },
    examine: (address) => examine(context, address),
  };
}
