/** The meaning of a value of the config, beyond its JSON type: `x-kind` in the schemas. */
export type Kind =
  | 'link'
  | 'image'
  | 'product'
  | 'category'
  /** A category whose pages show the block: the others leave it out. */
  | 'shown-category'
  | 'branch'
  /** A choice of the contact form: an office, or what stands for all others. */
  | 'form-branch'
  /** An office whose WhatsApp number is used, where offices have their own. */
  | 'chat-branch'
  | 'product-id'
  | 'variant-id'
  /** What is printed on a product: any characters. */
  | 'product-code'
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
  /** Whether to show the reference of the embed: resolved to its content. */
  | 'embed-reference'
  | 'filter'
  | 'code'
  /** A word for a unit: 'pcs'. */
  | 'unit'
  | 'language'
  /** A name of the time zone database: 'Africa/Lusaka'. */
  | 'time-zone'
  /** A file of public/ that visitors download. */
  | 'file'
  /** A file of public/ that visitors download: resolved to its address, kind and size. */
  | 'download'
  /** A video that plays in the place of the picture beside it: resolved to the block that plays it. */
  | 'video'
  /** The address of a video at YouTube or Vimeo: resolved to where it is played and found. */
  | 'video-address'
  /** The address of a place: resolved to its map. */
  | 'place'
  /** A value of a comparison: + is a tick, - a dash, anything else is shown as it is. */
  | 'mark'
  /** A day of the calendar: resolved to how the site writes it. */
  | 'day'
  /** A list of texts: the rows of a table, each with its cells between bars. */
  | 'table'
  /** The fields of a form. */
  | 'form-fields'
  /** A list of texts: the paragraphs, headings and list items of a Markdown text. */
  | 'markdown'
  /** A paragraph with emphasis and links in Markdown. */
  | 'inline-markdown';

/** An optional part of the config. */
export type Part = 'store' | 'chat' | 'contact';

/** The groups of the gallery of Studio, in their order. */
export const BLOCK_GROUPS = [
  'top',
  'text',
  'offer',
  'products',
  'trust',
  'contact',
  'more',
] as const;
export type BlockGroup = (typeof BLOCK_GROUPS)[number];

/** The purpose of a page that generated links lead to: products, categories, the inquiry list. */
export type PageOf = 'product' | 'category' | 'list';

/** A heading level that a page can have. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** How many characters a text needs at least, and has room for at most. */
export interface Room {
  least: number;
  most: number;
}

/** The part of JSON Schema (draft 2020-12) that schemas/ uses, with our own annotations. */
export interface Schema {
  $schema?: string;
  /** For other validators; left out of what our own code reads. */
  $id?: string;
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
  uniqueItems?: boolean;
  default?: unknown;
  examples?: unknown[];
  /** A TypeScript type to use verbatim (json-schema-to-typescript). */
  tsType?: string;
  'x-kind'?: Kind;
  /** How many characters a text has room for where it is shown, once its {placeholders} are filled in. */
  'x-room'?: Room;
  'x-heading'?: HeadingLevel;
  /** What Studio calls values of `enum` that are names of their own: 'SFTP' for 'sftp'. */
  'x-choices'?: Record<string, string>;
  /** A list of ids that defaults to all of them. */
  'x-all'?: boolean;
  /** The parts of the config that a block or interface string needs; all are required. */
  'x-needs'?: Part[];
  /** What shows a word: parts of the config, blocks, placeholders of messages, listed fields. One is enough. */
  'x-shown-with'?: string[];
  /** The required {placeholders} of a text, such as the product in a line of the message. */
  'x-placeholders'?: string[];
  /** The interface strings that an element of the embed uses. */
  'x-strings'?: string[];
  /** Whether an element of the embed is a file of its own. */
  'x-on-demand'?: boolean;
  /** An attribute with a comma-separated list: an array in React. */
  'x-list'?: boolean;
  /** The name of an attribute in plain words, for the form of the snippet builder; of a field, in the language of Studio. */
  'x-label'?: string;
  /** The initial attributes of an element in the snippet builder; {product} is the builder's product. */
  'x-sample'?: Record<string, string>;
  /** The page of the site that stands in for an element without JavaScript: the home page by default. */
  'x-link'?: 'product' | 'category' | 'list';
  /** For the reference: the CSS parts of an element or of all, the methods and events of `window.inquiry`, by name. */
  'x-parts'?: Record<string, string>;
  'x-methods'?: Record<string, string>;
  'x-events'?: Record<string, string>;
  /** The purpose of a page with this block. */
  'x-page'?: PageOf;
  /** A block with similar content for other pages. */
  'x-instead'?: string;
  /** Data from elsewhere in the config that a field lists: maps of offices, or child pages if it is omitted. */
  'x-lists'?: 'maps' | 'pages';
  /** Whether a block is allowed in a column of the block `columns`. */
  'x-in-columns'?: boolean;
  /** Whether the browser keeps pages with this block, so that they open without a network. */
  'x-offline'?: boolean;
  /** On the field of a form: which kinds have a setting, by its name, where not all do. */
  'x-for'?: Record<string, string[]>;
  /** Where the gallery of Studio shows a block. */
  'x-group'?: BlockGroup;
  /** What people call a block who do not know its name, by language. */
  'x-words'?: Record<string, string[]>;
  /**
   * What a new block has in this field instead of its example: a text or a list of texts to be replaced;
   * false for nothing.
   */
  'x-blank'?: string | string[] | false;
  /** Whether a list may stand in files beside the config. Only editors see that; all else is given the list. */
  'x-in-files'?: boolean;
  /** What a column of a spreadsheet with this field may be called, by language; the first name is the one written. */
  'x-headings'?: Record<string, string[]>;
}

/** A copy of a schema with `map` applied to its direct subschemas. */
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
