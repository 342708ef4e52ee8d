import type { SiteConfig } from '../../generated/authored';
import type { EmbedElement } from '../../generated/types';
import { nameOfTag } from '../schemas/elements';
import type { Schema } from '../schemas/schema';

/** The ids of this site that an attribute may be, by the kind of value that its schema speaks of. */
export function choicesOf({ branches, contact, store }: SiteConfig): Record<string, string[]> {
  return {
    branch: [...branches.map(({ id }) => id), ...(contact ? [contact.otherBranch.value] : [])],
    category: ['all', 'featured', ...(store?.categories.map(({ id }) => id) ?? [])],
  };
}

/** An element of the embed as the page for partners shows it. */
export function describeElement(tag: string, schema: Schema, config: SiteConfig): EmbedElement {
  const choices = choicesOf(config);
  return {
    name: nameOfTag(tag),
    tag,
    sample: schema['x-sample'] ?? {},
    attributes: Object.entries(schema.properties ?? {}).map(([name, field]) => ({
      name,
      description: field.description ?? '',
      values: (
        choices[field['x-kind'] ?? ''] ??
        field.enum ??
        field.examples?.slice(0, 1) ??
        []
      ).map(String),
    })),
  };
}
