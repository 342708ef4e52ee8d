import { tagOfName } from '../../../schemas/elements';
import { hasPart, missingParts } from '../../../schemas/needs';
import type { Part } from '../../../schemas/schema';
import type { Rule } from '../context';
import { textOf } from '../facts';

/** The names of the parts that a company may do without, and how to add one. */
const PARTS: Record<Part, { name: string; how: string }> = {
  store: { name: 'store', how: 'Add "store" with your products' },
  chat: { name: 'chat', how: 'Add "chat" with your number' },
  contact: {
    name: 'contact form',
    how: 'Add "contact" with the address that receives its messages',
  },
};

/** What shows a part of the config, or works by it, finds it there: pages of products, blocks, widgets for partners. */
export const rule: Rule = ({ data, set, facts, error }) => {
  const told = new Set<object>();
  for (const { address = '', path, blocks } of [...facts.pages, facts.notFound ?? []].flat()) {
    const made = /:(category|product)/.exec(address)?.[1];
    if (made && !hasPart(data, 'store')) {
      error(
        [...path, 'path'],
        `This page is made once for each ${made}, but this site has no store.`,
        'Add "store" with your products, or remove the page.',
      );
      continue;
    }
    for (const block of blocks) {
      const type = textOf(block.value, 'type') ?? '';
      const [part] = missingParts(set.block(type), data);
      if (!part || told.has(block.value)) continue;
      told.add(block.value);
      const { name, how } = PARTS[part];
      error(
        [...block.path, 'type'],
        `The block "${type}" needs a ${name}, but this site has none.`,
        `${how}, or remove the block.`,
      );
    }
  }
  for (const { text, path } of facts.texts('widget')) {
    const [part] = missingParts(set.elements.get(tagOfName(text)), data);
    if (!part) continue;
    const { name, how } = PARTS[part];
    error(
      path,
      `The widget "${text}" needs a ${name}, but this site has none.`,
      `${how}, or remove the widget.`,
    );
  }
};
