import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../generated/authored';
import { ELEMENTS_FOLDER, SHARED } from '../schemas/elements';
import type { SchemaSet } from '../schemas/load';
import { pascal } from '../schemas/names';
import { missingParts } from '../schemas/needs';

/** An element of the embed, as its folder defines it. */
export interface EmbedElement {
  tag: string;
  /** The file of its component; undefined if the loader draws the element, or if the company does not need it. */
  component: string | undefined;
  /** The names of its attributes. */
  attributes: string[];
  /** The names of the interface strings that it shows. */
  strings: string[];
  /** Whether its component and strings are a file of their own, which the widgets fetch when a page has it. */
  isOnDemand: boolean;
}

/** All elements, in alphabetical order. */
export function readElements(root: string, set: SchemaSet, config: SiteConfig): EmbedElement[] {
  return [...set.elements].map(([tag, schema]) => {
    const file = join(root, ELEMENTS_FOLDER, tag, `${pascal(tag)}.tsx`);
    const isOffered = missingParts(schema, config).length === 0;
    return {
      tag,
      attributes: Object.keys(schema.properties ?? {}),
      component: isOffered && existsSync(file) ? file : undefined,
      strings: isOffered ? (schema['x-strings'] ?? []) : [],
      isOnDemand: isOffered && schema['x-on-demand'] === true,
    };
  });
}

/** The files of the components, by tag. */
export function componentsOf(elements: readonly EmbedElement[]): Record<string, string> {
  return Object.fromEntries(
    elements.flatMap(({ tag, component }) => (component ? [[tag, component]] : [])),
  );
}

/** The interface strings that the panel and the notice show. Without a chat, the list is sent by e-mail. */
export function sharedStrings(set: SchemaSet, { chat }: Pick<SiteConfig, 'chat'>): string[] {
  const byMail = chat ? [] : ['contactByEmail'];
  return [...(set.files.get(SHARED)?.['x-strings'] ?? []), ...byMail];
}
