import { asText } from '../form/asText';
import type { Schema } from '../../document/schema/schema';
import { schemaAt } from '../../document/schema/schemaAt';
import { idFrom } from '../../document/idFrom';
import { isRecord } from '../../document/isRecord';
import { pageName } from '../language/spokenNames';
import type { Operation } from '../../document/operation';
import { valueAt } from '../../document/values';
import { leadElsewhere, leadsTo } from './references';

/** A page, as the tree and dialogs show it. */
export interface PageEntry {
  /** Its place in the config's list. */
  index: number;
  path: string;
  name: string;
}

/** All pages in the order of the config. */
export function pagesOf(root: unknown): PageEntry[] {
  const pages = valueAt(root, ['pages']);
  if (!Array.isArray(pages)) return [];
  return pages.map((page: unknown, index) => ({
    index,
    path: isRecord(page) ? asText(page['path']) : '',
    name: pageName(page) || `${index + 1}`,
  }));
}

/** The page, other than the home page, that lists all news; undefined if none does. */
export function pageOfNews(root: unknown): string | undefined {
  const pages = valueAt(root, ['pages']);
  const found: unknown = Array.isArray(pages) ? pages.find(listsNews) : undefined;
  return isRecord(found) ? asText(found['path']) : undefined;
}

function listsNews(page: unknown): boolean {
  if (!isRecord(page) || page['path'] === '/' || !Array.isArray(page['blocks'])) return false;
  return page['blocks'].some((block: unknown) => isRecord(block) && block['type'] === 'news');
}

/** '/our-team' for 'Our Team' below '/about'. */
export function addressFor(name: string, parent: string): string {
  return `${parent === '/' ? '' : parent}/${idFrom(name)}`;
}

/** Whether a page may have an address, by its schema. */
export function canBeAddress(schema: Schema, path: string): boolean {
  const { pattern = '' } = schemaAt(schema, {}, '/pages/0/path') ?? {};
  return new RegExp(pattern, 'u').test(path);
}

/** A block that has the title of a page and needs nothing else, so that a new page can be seen at once. */
function titleBlocks(schema: Schema, title: string): object[] {
  const kinds = schema.properties?.['pages']?.items?.properties?.['blocks']?.items?.oneOf ?? [];
  const found = kinds.flatMap(({ properties = {}, required = [] }) => {
    const [key] = Object.entries(properties).find(([, field]) => field['x-heading'] === 1) ?? [];
    const isAll = key !== undefined && required.every((name) => name === 'type' || name === key);
    return isAll ? [{ type: properties['type']?.const, [key]: title }] : [];
  });
  return found.slice(0, 1);
}

/** Adds a page at the end, with its title, and to the menu if it is to be there. */
export function addPage(
  schema: Schema,
  root: unknown,
  {
    name,
    path,
    title,
    description,
    inMenu,
    date,
  }: {
    name: string;
    path: string;
    title: string;
    description: string;
    inMenu: boolean;
    /** Of news: its day. */
    date?: string | undefined;
  },
): Operation[] {
  const page = {
    path,
    title,
    description,
    name,
    ...(date !== undefined && { date }),
    blocks: titleBlocks(schema, name),
  };
  const entry = { name, path };
  const hasMenu = Array.isArray(valueAt(root, ['navigation', 'menu']));
  const menu: Operation = hasMenu
    ? { op: 'insert', at: '/navigation/menu/-', value: entry }
    : { op: 'set', at: '/navigation/menu', value: [entry] };
  return [{ op: 'insert', at: '/pages/-', value: page }, ...(inMenu ? [menu] : [])];
}

/** Gives a page another address, corrects every link to it, and leads visitors of the old one there. */
export function movePage(
  schema: Schema,
  root: unknown,
  { page, path, redirect }: { page: PageEntry; path: string; redirect: boolean },
): Operation[] {
  const leads = leadsTo(schema, root, page.path);
  const hasRedirects = Array.isArray(valueAt(root, ['redirects']));
  const entry = { from: page.path, to: path };
  const lead: Operation = hasRedirects
    ? { op: 'insert', at: '/redirects/-', value: entry }
    : { op: 'set', at: '/redirects', value: [entry] };
  return [
    { op: 'set', at: `/pages/${page.index}/path`, value: path },
    ...leadElsewhere(leads, path),
    ...(redirect ? [lead] : []),
  ];
}

/** Puts a copy of a page behind it, at an address that is free. */
export function copyPage(root: unknown, page: PageEntry): Operation[] {
  const value = valueAt(root, ['pages', page.index]);
  if (!isRecord(value)) return [];
  const taken = new Set(pagesOf(root).map(({ path }) => path));
  let path = `${page.path === '/' ? '/home' : page.path}-copy`;
  for (let count = 2; taken.has(path); count += 1) path = `${page.path}-copy-${count}`;
  return [{ op: 'insert', at: `/pages/${page.index + 1}`, value: { ...value, path } }];
}
