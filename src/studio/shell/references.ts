import type { Kind, Schema } from '../../document/schema/schema';
import { walk } from '../../document/schema/walk';
import { stepsOf, toPointer, type Operation } from '../../document/operation';
import { valueAt } from '../../document/values';

/** A place in the config that leads to a page. */
export interface Lead {
  pointer: string;
  value: string;
  /** The same with another address in place of the page's. */
  with(address: string): string;
}

const TEXTS: ReadonlySet<Kind | undefined> = new Set<Kind>(['markdown', 'inline-markdown']);

/** All links to a page: in fields, and in texts with links. Those to places on it ('/about#team') are among them. */
export function leadsTo(schema: Schema, root: unknown, path: string): Lead[] {
  const leads: Lead[] = [];
  walk(schema, root, ({ kind, value, path: steps }) => {
    const pointer = toPointer(steps);
    if (kind === 'link' && typeof value === 'string' && pathOf(value) === path) {
      leads.push({ pointer, value, with: (address) => address + value.slice(path.length) });
    }
    if (!TEXTS.has(kind)) return;
    for (const [index, text] of (Array.isArray(value) ? value : [value]).entries()) {
      if (typeof text !== 'string' || !linksIn(text).some((link) => pathOf(link) === path))
        continue;
      leads.push({
        pointer: Array.isArray(value) ? `${pointer}/${index}` : pointer,
        value: text,
        with: (address) =>
          text.replaceAll(LINK, (whole: string, before: string, link: string) =>
            pathOf(link) === path ? `${before}${address}${link.slice(path.length)})` : whole,
          ),
      });
    }
  });
  return leads;
}

/** The operations that lead all of them to another address. */
export function leadElsewhere(leads: readonly Lead[], address: string): Operation[] {
  return leads.map((lead) => ({ op: 'set', at: lead.pointer, value: lead.with(address) }));
}

/** Where a list of shared blocks is used: the pointers of the blocks that name it. */
export function usesOfShared(schema: Schema, root: unknown, name: string): string[] {
  const uses: string[] = [];
  walk(schema, root, ({ kind, value, block }) => {
    if (kind === 'shared-blocks' && value === name && block) uses.push(toPointer(block.path));
  });
  return uses;
}

/** Whether a block stands on a page that is made for each category or product, itself or by its shared list. */
export function isOnPageOfMany(schema: Schema, root: unknown, at: string): boolean {
  const [part, , list = ''] = stepsOf(at);
  const places = part === 'shared' ? usesOfShared(schema, root, list) : [at];
  return places.some((place) => {
    const [, page = ''] = stepsOf(place);
    const path = valueAt(root, ['pages', page, 'path']);
    return place.startsWith('/pages/') && typeof path === 'string' && path.includes('/:');
  });
}

const LINK = /(\]\()([^)\s]+)\)/g;

const linksIn = (text: string): string[] => [...text.matchAll(LINK)].map(([, , link = '']) => link);

/** '/about' for '/about#team' and '/about?a=b'. */
const pathOf = (link: string): string => link.replace(/[?#].*$/, '');
