import type { SiteConfig } from '../../generated/authored';
import type { EmbedAttribute, EmbedElement, EmbedReference } from '../../generated/types';
import { nameOfTag } from '../schemas/elements';
import type { Schema } from '../../document/schema/schema';
import { chatOffices } from './chatOffices';

/** The site's ids that an attribute may have as its value, by the `x-kind` of its schema. */
export function choicesOf({ branches, contact, store }: SiteConfig): Record<string, string[]> {
  const offices = branches.map(({ id }) => id);
  return {
    branch: offices,
    'chat-branch': offices,
    'form-branch': [...offices, ...(contact ? [contact.otherBranch.value] : [])],
    category: ['all', 'featured', ...(store?.categories.map(({ id }) => id) ?? [])],
  };
}

/** An element of the embed as documented on the page for partners. */
export function describeElement(tag: string, schema: Schema, config: SiteConfig): EmbedElement {
  const link = schema['x-link'];
  return {
    name: nameOfTag(tag),
    tag,
    sample: schema['x-sample'] ?? {},
    attributes: attributesOf(schema, config),
    ...(link && { link }),
    parts: schema['x-parts'] ?? {},
  };
}

/** The interface of the embed's script, from its schema. `shown` is whether a page lists it. */
export function describeScript(schema: Schema, config: SiteConfig, shown: boolean): EmbedReference {
  return {
    shown,
    settings: attributesOf(schema, config),
    methods: schema['x-methods'] ?? {},
    events: schema['x-events'] ?? {},
    parts: schema['x-parts'] ?? {},
  };
}

function attributesOf({ properties = {} }: Schema, config: SiteConfig): EmbedAttribute[] {
  const choices = choicesOf(config);
  const offered = Object.entries(properties).filter(
    // Leave out attributes that choose an office's number, if all offices share one number.
    ([, field]) => field['x-kind'] !== 'chat-branch' || chatOffices(config) !== undefined,
  );
  return offered.map(([name, field]) => {
    const all = choices[field['x-kind'] ?? ''] ?? field.enum;
    const values = (all ?? field.examples?.slice(0, 1) ?? []).map(String);
    return {
      name,
      label: field['x-label'] ?? name,
      description: field.description ?? '',
      values,
      closed: all !== undefined,
    };
  });
}
