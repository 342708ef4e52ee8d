import type { Block, SiteConfig } from '../../generated/authored';
import { companyClock, datedEntries } from '../../document/dates/changes';
import { whenOf, type Dated } from '../../document/dates/moments';
import type { SchemaSet } from '../schemas/load';
import { storeAddresses } from './addresses';
import { dropLinks } from './dropLinks';
import { scheduled } from './scheduled';
import { openVacancies } from './vacancies/openVacancies';

/** Options of `leaveOut`. */
export interface LeaveOutOptions {
  schemas: SchemaSet;
  /** The moment for which the site is made. */
  now: Date;
  /** Keeps content that is not due, for the preview. */
  keepsDated?: boolean;
}

/** Whether a block is on the site: it is not hidden. */
export function isOnSite(block: { hidden?: unknown }): boolean {
  return block.hidden !== true;
}

/**
 * The config from which pages are made: without hidden blocks, and without blocks, pages and products that are not due,
 * and links to them. Blocks that appear or go soon are kept, and visitors' browsers show and hide them (`scheduled`).
 * Pages and products are not, because menus, lists, texts and indexes all over the site lead to them. Does not mutate
 * the config.
 */
export function leaveOut(
  config: SiteConfig,
  { schemas, now, keepsDated = false }: LeaveOutOptions,
): SiteConfig {
  const isAsItIs = keepsDated || datedEntries(config).length === 0;
  const clock = isAsItIs ? undefined : companyClock(config, now);
  // Takes any object, because not every kind of block may have dates.
  const isShown = (entry: object) => clock === undefined || whenOf(entry, clock) === 'now';
  const shown = (blocks: readonly Block[]): Block[] =>
    blocks
      .filter(isOnSite)
      .flatMap((block) => (clock === undefined ? block : (scheduled(block, config, now) ?? [])))
      .map((block) => withoutDates(block))
      .map((block) =>
        block.type === 'vacancies'
          ? openVacancies(block, config, keepsDated ? undefined : now)
          : block,
      )
      .map((block) =>
        block.type === 'columns'
          ? Object.assign({}, block, { columns: block.columns.map(shown) })
          : block,
      );
  const { store, announcement: announced, ...rest } = config;
  const announcement =
    announced && isOnSite(announced) && (isAsItIs ? announced : scheduled(announced, config, now));
  const left: SiteConfig = {
    ...rest,
    ...(announcement && { announcement: withoutDates(announcement) }),
    pages: config.pages
      .filter(isShown)
      .map((page) => Object.assign({}, withoutDates(page), { blocks: shown(page.blocks) })),
    notFound: { ...config.notFound, blocks: shown(config.notFound.blocks) },
    shared: {
      ...config.shared,
      blocks: Object.fromEntries(
        Object.entries(config.shared.blocks).map(([name, blocks]) => [name, shown(blocks)]),
      ),
    },
    ...(store && {
      store: { ...store, products: store.products.filter(isShown).map(withoutDates) },
    }),
  };
  return withoutDeadLinks(config, left, schemas);
}

/** An entry without its dates, which no page needs. */
function withoutDates<T extends object>(entry: T): T {
  if (!('from' in entry) && !('until' in entry)) return entry;
  const { from: _, until: __, ...rest } = entry as T & Dated;
  return rest as T;
}

/** The ids of products that were left out: most often none, of a hundred thousand. */
function productsNotIn({ store }: SiteConfig, { store: whole }: SiteConfig): string[] {
  if (store?.products.length === whole?.products.length) return [];
  const sold = new Set(store?.products.map(({ id }) => id));
  return (whole?.products ?? []).map(({ id }) => id).filter((id) => !sold.has(id));
}

/** Removes the links to pages and products that were left out. */
function withoutDeadLinks(config: SiteConfig, left: SiteConfig, schemas: SchemaSet): SiteConfig {
  const [pages, there] = [config.pages, new Set(left.pages.map(({ path }) => path))];
  const products = productsNotIn(left, config);
  const gone = pages.map(({ path }) => path).filter((path) => !there.has(path));
  if (gone.length === 0 && products.length === 0) return left;
  const recognisable = pages.map(({ path, blocks }) => ({
    path,
    types: blocks.map(({ type }) => type),
  }));
  const { product } = storeAddresses(recognisable, config.redirects, schemas);
  const copy = structuredClone(left);
  dropLinks(copy, schemas, {
    addresses: new Set([...gone, ...products.map((id) => product + id)]),
    products: new Set(products),
  });
  return copy;
}
