import type { SiteConfig } from '../../generated/authored';
import { unlink } from '../markdown/unlink';
import { markdownTexts } from '../markdown/visits';
import type { SchemaSet } from '../schemas/load';
import type { Schema } from '../../document/schema/schema';
import { schemaAt } from '../../document/schema/schemaAt';
import { valueAt } from '../../document/values';
import { walk, type Path } from '../../document/schema/walk';

/** The pages and products that are not on the site. */
export interface Gone {
  /** Addresses of pages: '/sale', '/store/product/dk-003'. */
  addresses: ReadonlySet<string>;
  /** Ids of products. */
  products: ReadonlySet<string>;
}

/** A value, and the object or array that holds it. */
interface HeldValue {
  holder: unknown;
  schema: Schema | undefined;
  key: string | number;
  value: unknown;
}

/**
 * Removes links to missing pages and products from a config, which stays valid: it removes the entry from its list, or
 * the optional field from its object. If an object is invalid without the field, the object is removed, up to the whole
 * block. In texts, the words of the link stay. Mutates the config.
 */
export function dropLinks(config: SiteConfig, set: SchemaSet, gone: Gone): void {
  const isGone = (href: string) => gone.addresses.has(addressOf(href, config.site.url));
  // Find all of them before any is removed, because their paths change then.
  const found: HeldValue[][] = [];
  walk(set.config, config, (visit) => {
    const { kind, value, path } = visit;
    const leads =
      (kind === 'product' && gone.products.has(String(value))) ||
      (kind === 'link' && isGone(String(value)));
    if (leads) found.push(valuesOn(config, set.config, path));
    for (const { text, path: at, isInline } of markdownTexts(visit)) {
      const holder = valueAt(config, at.slice(0, -1)) as Record<string | number, unknown>;
      holder[at.at(-1) ?? ''] = unlink(text, isInline, isGone);
    }
  });
  for (const values of found) takeOut(values);
}

/** The page that a link leads to, without '?', '#' and a slash at its end. */
function addressOf(href: string, siteUrl: string): string {
  const own = href.startsWith(`${siteUrl}/`) ? href.slice(siteUrl.length) : href;
  return own.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');
}

/** The values on the path to a value, the outermost first, and the value itself last. */
function valuesOn(config: unknown, schema: Schema, path: Path): HeldValue[] {
  return path.map((key, depth) => {
    const around = path.slice(0, depth);
    return {
      holder: valueAt(config, around),
      schema: schemaAt(schema, config, around),
      key,
      value: valueAt(config, path.slice(0, depth + 1)),
    };
  });
}

function takeOut(values: readonly HeldValue[]): void {
  for (const held of values.toReversed()) if (isTakenOut(held)) return;
}

/** Removes a value from its holder. Returns false, and changes nothing, if the holder needs it. */
function isTakenOut({ holder, schema, key, value }: HeldValue): boolean {
  if (Array.isArray(holder)) {
    const index = holder.indexOf(value);
    const isBlocks = schema?.items?.discriminator !== undefined;
    if (index !== -1 && !isBlocks && holder.length <= (schema?.minItems ?? 0)) return false;
    if (index !== -1) holder.splice(index, 1);
    return true;
  }
  if (schema?.required?.includes(String(key))) return false;
  Reflect.deleteProperty(Object(holder), key);
  return true;
}
