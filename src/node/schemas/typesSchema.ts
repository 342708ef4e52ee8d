import type { SchemaSet } from './load';
import { pascal } from './names';
import { isSameShape } from './shape';
import { mapSubschemas, type Kind, type Schema } from '../../document/schema/schema';

/** The types that the resolver replaces annotated values by (schemas/resolved.schema.json). */
const RESOLVED: Partial<Record<Kind, string>> = {
  image: 'Picture',
  product: 'ProductSummary',
  category: 'CategoryTile',
  branch: 'Branch',
  logos: 'Logo[]',
  icon: 'IconNode',
  widget: 'EmbedElement',
  'embed-reference': 'EmbedReference',
  table: 'TableCells',
  download: 'DownloadFile',
  video: 'VideoBlock',
  'video-address': 'VideoAddress',
  place: 'PlaceMap',
  'form-fields': 'FormControl[]',
  markdown: 'TextPart[]',
  'inline-markdown': 'RichText',
};

/** 'authored': as in the config file, with defaults. 'resolved': as in the browser. */
export type Flavour = 'authored' | 'resolved';

/**
 * One schema for json-schema-to-typescript in which every object with a title is a definition named after its title
 * ('Menu item' → MenuItem) or, for a block, its type (HeroBlock). Fields with a default are required, since the
 * checker fills them in. Throws if different objects would get the same name.
 */
export function typesSchema(set: SchemaSet, flavour: Flavour): Schema {
  const names = new Map<Schema, string>([[set.config, 'SiteConfig']]);
  for (const type of set.blockTypes) {
    const block = set.block(type);
    if (block) names.set(block, `${pascal(type)}Block`);
  }
  // Attributes are authored on partners' pages, and never part of resolved data.
  const elements = flavour === 'authored' ? [...set.elements] : [];
  for (const [tag, schema] of elements) names.set(schema, `${pascal(tag)}Attributes`);
  const sources = new Map<string, Schema>();
  const definitions: Record<string, Schema> = {};

  function convert(schema: Schema): Schema {
    const { description } = schema;
    const resolved = schema['x-kind'] && flavour === 'resolved' && RESOLVED[schema['x-kind']];
    if (resolved) return { tsType: resolved, description };
    if (schema.discriminator) return { tsType: 'Block' };
    const name = names.get(schema) ?? (schema.title && schema.properties && pascal(schema.title));
    if (!name) return plain(schema);
    define(name, schema);
    return { tsType: name, description };
  }

  function define(name: string, schema: Schema): void {
    const known = sources.get(name);
    if (known && !isSameShape(known, schema)) {
      throw new Error(
        `Two different objects in schemas/ have the title "${schema.title}": "${known.description}" and "${schema.description}" Types are named after titles: give one of them another.`,
      );
    }
    if (known) return;
    sources.set(name, schema);
    definitions[name] = { ...plain(schema), title: name };
  }

  function plain(schema: Schema): Schema {
    const {
      title: _,
      oneOf: __,
      if: ___,
      then: ____,
      default: _____,
      $defs: ______,
      ...own
    } = schema;
    const fields = Object.entries(own.properties ?? {});
    const required = fields
      .filter(([key, field]) => own.required?.includes(key) || field.default !== undefined)
      .map(([key]) => key);
    return { ...mapSubschemas(own, convert), ...(own.properties && { required }) };
  }

  convert(set.config);
  for (const type of set.blockTypes) convert(set.block(type) ?? {});
  for (const [, schema] of elements) convert(schema);
  const { SiteConfig, ...others } = definitions;
  const extra = flavour === 'resolved' ? set.files.get('resolved.schema.json')?.$defs : {};
  return { ...SiteConfig, $defs: { ...others, ...extra } };
}

/** The union of block types on a page; for resolved types, without those that the resolver replaces. */
export function blockUnion(set: SchemaSet, flavour: Flavour): string {
  const drawn = set.blockTypes.filter(
    (type) => flavour === 'authored' || !isReference(set.block(type)),
  );
  return drawn.map((type) => `  | ${pascal(type)}Block`).join('\n');
}

function isReference(block: Schema | undefined): boolean {
  return Object.values(block?.properties ?? {}).some(
    (field) => field['x-kind'] === 'shared-blocks',
  );
}
