import type { SiteConfig } from '../../../generated/authored';
import type { SchemaSet } from '../../schemas/load';
import { dayInWords } from '../downloads/dayInWords';

/** Says the day of a page of news in the small line above its first heading, behind what stands there. */
export function sayDateAbove(
  blocks: readonly { type: string; label?: unknown }[],
  date: string,
  { site, schemas }: { site: SiteConfig['site']; schemas: SchemaSet },
): void {
  const first = blocks.find(({ type }) => schemas.block(type)?.properties?.['label']);
  if (first) first.label = [first.label, dayInWords(date, site)].filter(Boolean).join(' · ');
}
