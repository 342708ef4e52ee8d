import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Block, Page, SiteConfig } from '../../generated/authored';
import type { SchemaSet } from '../schemas/load';
import type { Kind } from '../schemas/schema';
import { isRecord, walk } from '../schemas/walk';

/** Where the dev server shows every block. No page of a config can have this address. */
export const GALLERY = '/__blocks';

/**
 * A page that shows the examples of all schemas in schemas/blocks/, each below its name. An example that
 * speaks of a product, list or picture that this site has not is left out, and said to be.
 */
export function galleryPage(config: SiteConfig, schemas: SchemaSet, siteDir: string): Page {
  const knows = known(config, siteDir);
  const blocks = schemas.blockTypes.flatMap((type) =>
    (schemas.block(type)?.examples ?? []).flatMap((example, index) => {
      const missing = missingIn(example, type, schemas, knows);
      const text = missing
        ? `${type}, example ${index + 1}: this site has no ${missing}.`
        : `${type}, example ${index + 1}`;
      const label = { type: 'notice', text, kind: 'info' } as Block;
      return missing ? [label] : [label, structuredClone(example) as Block];
    }),
  );
  const title = 'Blocks';
  return { path: GALLERY, title, description: title, hidden: true, blocks };
}

type Known = Partial<Record<Kind, (value: unknown) => boolean>>;

const ids = (items: readonly { id: string }[]) => {
  const all = new Set<unknown>(items.map(({ id }) => id));
  return (value: unknown) => all.has(value);
};

/** Whether this site has what a value names. */
function known({ store, branches, shared }: SiteConfig, siteDir: string): Known {
  return {
    product: ids(store.products),
    category: ids(store.categories),
    branch: ids(branches),
    logos: (value) => Object.hasOwn(shared.logos, String(value)),
    'shared-blocks': (value) => Object.hasOwn(shared.blocks, String(value)),
    image: (value) => isRecord(value) && existsSync(join(siteDir, 'public', String(value['src']))),
  };
}

/** The first thing that an example names and the site has not: 'product p-001'. */
function missingIn(
  example: unknown,
  type: string,
  schemas: SchemaSet,
  knows: Known,
): string | undefined {
  let missing: string | undefined;
  const schema = schemas.block(type);
  if (!schema) return undefined;
  walk({ type: 'object', properties: { example: schema } }, { example }, ({ kind, value }) => {
    const has = kind && knows[kind];
    if (has && !has(value)) {
      missing ??= `${kind} ${isRecord(value) ? String(value['src']) : String(value)}`;
    }
  });
  return missing;
}
