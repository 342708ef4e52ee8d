import type { SiteConfig } from '../../generated/authored';
import type { EmbedElement } from '../../generated/types';
import { nameOfTag } from '../schemas/elements';
import type { Schema } from '../schemas/schema';

/** The site's ids that an attribute may have as its value, by the `x-kind` of its schema. */
export function choicesOf({ branches, contact, store }: SiteConfig): Record<string, string[]> {
  return {
    branch: [...branches.map(({ id }) => id), ...(contact ? [contact.otherBranch.value] : [])],
    category: ['all', 'featured', ...(store?.categories.map(({ id }) => id) ?? [])],
  };
}

/** An element of the embed as documented on the page for partners. */
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
