import { tagOfName } from '../../../schemas/elements';
import { missingParts } from '../../../schemas/needs';
import type { Part } from '../../../../document/schema/schema';
import type { Rule } from '../context';
import { textOf } from '../facts';
import { lacking, uselessWithout } from '../useless';

/** The optional parts of a config, and how to add them. */
const PARTS: Record<Part, { name: string; how: string }> = {
  store: { name: 'store', how: 'Add "store" with your products' },
  chat: { name: 'chat', how: 'Add "chat" with your number' },
  contact: {
    name: 'contact form',
    how: 'Add "contact" with the address that receives its messages',
  },
};

/** The parts of the config that product pages, blocks and partners' widgets need exist. */
export const rule: Rule = (context) => {
  const { config, set, facts, error } = context;
  const told = new Set<object>();
  for (const page of [...facts.pages, facts.notFound ?? []].flat()) {
    const useless = uselessWithout(context, page);
    if (useless) {
      const { name, how } = PARTS[useless];
      const made = /:(category|product)/.exec(page.address ?? '')?.[1];
      error(
        page.address === undefined ? page.path : [...page.path, 'path'],
        made && useless === 'store'
          ? `This page is made once for each ${made}, but this site has no store.`
          : `All that this page is for needs a ${name}, but this site has none.`,
        `${how}, or remove the page.`,
      );
      continue;
    }
    for (const block of page.blocks) {
      const part = lacking(context, block);
      if (!part || told.has(block.value)) continue;
      told.add(block.value);
      const { name, how } = PARTS[part];
      error(
        [...block.path, 'type'],
        `The block "${textOf(block.value, 'type')}" needs a ${name}, but this site has none.`,
        `${how}, or remove the block.`,
      );
    }
  }
  for (const { text, path } of facts.texts('widget')) {
    const [part] = missingParts(set.elements.get(tagOfName(text)), config);
    if (!part) continue;
    const { name, how } = PARTS[part];
    error(
      path,
      `The widget "${text}" needs a ${name}, but this site has none.`,
      `${how}, or remove the widget.`,
    );
  }
};
