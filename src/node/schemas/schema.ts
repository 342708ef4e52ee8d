/** What a value of the config is, beyond its JSON type; see `x-kind` in the schemas. */
export type Kind =
  | 'link'
  | 'image'
  | 'product'
  | 'category'
  | 'branch'
  | 'product-id'
  | 'category-id'
  | 'category-alias'
  | 'branch-id'
  | 'logos'
  | 'sample-logos'
  | 'shared-blocks'
  | 'icon'
  | 'anchor'
  | 'page-path'
  | 'redirect-from'
  | 'unknown-category'
  | 'color'
  | 'font-names'
  | 'phone'
  | 'email'
  | 'endpoint'
  | 'site-url'
  | 'address'
  | 'widget'
  | 'filter'
  | 'code'
  /** A word for what is counted: 'pcs'. */
  | 'unit'
  | 'language'
  /** A file of public/ that visitors download. */
  | 'file'
  /** A list of texts that are paragraphs, headings and list items of one Markdown text. */
  | 'markdown'
  /** A paragraph with emphasis and links in Markdown. */
  | 'inline-markdown';

/** A part of the config that a company may do without. */
export type Part = 'store' | 'chat' | 'contact';

/** What a page that the site itself links to is for: each product, each category, the inquiry list. */
export type PageOf = 'product' | 'category' | 'list';

/** A heading level that a page can have. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** The part of JSON Schema (draft 2020-12) that schemas/ uses, with our own annotations. */
export interface Schema {
  $schema?: string;
  $ref?: string;
  $defs?: Record<string, Schema>;
  title?: string;
  description?: string | undefined;
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  discriminator?: { propertyName: string };
  if?: Schema;
  then?: Schema;
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
  examples?: unknown[];
  /** A TypeScript type to use verbatim (json-schema-to-typescript). */
  tsType?: string;
  'x-kind'?: Kind;
  'x-heading'?: HeadingLevel;
  /** A list of ids that means all of them where it is left out. */
  'x-all'?: boolean;
  /** The parts of the config without which a block has nothing to show or to do, or a word is never shown: all of them. */
  'x-needs'?: Part[];
  /** What shows a word: parts of the config, types of blocks or placeholders of messages, of which one is enough. */
  'x-shown-with'?: string[];
  /** The {placeholders} without which a text would not say what it is for: a line of a message without its product. */
  'x-placeholders'?: string[];
  /** The interface strings that an element of the embed shows. */
  'x-strings'?: string[];
  /** An attribute that holds a list, with commas between: in React an array. */
  'x-list'?: boolean;
  /** Attributes of an element, as the snippet builder writes them; {product} is the product of the builder. */
  'x-sample'?: Record<string, string>;
  /** The page that a block is made for: without it the page is of no use. */
  'x-page'?: PageOf;
  /** The block that shows something of the same kind on any other page. */
  'x-instead'?: string;
  /** What a field takes from elsewhere in the config: maps of offices, or where it is left out the pages below its own. */
  'x-lists'?: 'maps' | 'pages';
  /** Whether a block can stand in a column of another one (`columns`). */
  'x-in-columns'?: boolean;
}

/** A copy of a schema with `map` applied to every schema directly below it. */
export function mapSubschemas(schema: Schema, map: (part: Schema) => Schema): Schema {
  const copy = { ...schema };
  if (schema.$defs) copy.$defs = mapFields(schema.$defs, map);
  if (schema.properties) copy.properties = mapFields(schema.properties, map);
  if (typeof schema.additionalProperties === 'object') {
    copy.additionalProperties = map(schema.additionalProperties);
  }
  if (schema.items) copy.items = map(schema.items);
  if (schema.oneOf) copy.oneOf = schema.oneOf.map(map);
  if (schema.if) copy.if = map(schema.if);
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema, and schemas are never awaited
  if (schema.then) copy.then = map(schema.then);
  return copy;
}

function mapFields(
  fields: Record<string, Schema>,
  map: (part: Schema) => Schema,
): Record<string, Schema> {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, map(field)]));
}
