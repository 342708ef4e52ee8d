import type { Choice } from '../../studio/protocol';
import type { Context } from '../config/check/context';
import { gatherFacts } from '../config/check/facts';
import { createRoutes } from '../config/check/routes';
import { valueAt } from '../../document/values';
import { TARGETS, type Target } from '../config/check/targets';
import type { SchemaSet } from '../schemas/load';
import { isRecord } from '../../document/isRecord';
import { shortName } from '../site/shortName';

/** What a reference of a kind may name, as the checker knows it. */
export function choicesFor(
  kind: string,
  draft: unknown,
  { set, publicDir }: { set: SchemaSet; publicDir: string },
): Choice[] {
  if (kind === 'time-zone') return timeZones();
  const facts = gatherFacts(set, draft);
  const source = { config: draft, facts, routes: createRoutes(draft, facts), publicDir };
  if (kind === 'link') return linkChoices(source);
  const targets = Object.values<Target>(TARGETS).filter(({ kinds }) =>
    kinds.some((one) => one === kind),
  );
  const names = new Set<string>();
  for (const { all } of targets) for (const name of all(source)) names.add(name);
  const known = namedRecords(draft);
  return [...names].map((value) => choice(value, known.get(value)));
}

/** All time zones by their names, each with what its clocks show now: 'GMT+02:00'. */
function timeZones(now = new Date()): Choice[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone')].map((value) => {
    const clock = new Intl.DateTimeFormat('en', { timeZone: value, timeZoneName: 'longOffset' });
    const offset = clock.formatToParts(now).find(({ type }) => type === 'timeZoneName');
    return { value, label: value, detail: offset?.value ?? '' };
  });
}

type Source = Pick<Context, 'config' | 'facts' | 'routes' | 'publicDir'>;

/** Pages, the places in them, and pages made for each category and product. */
function linkChoices(source: Source): Choice[] {
  const { facts } = source;
  const choices: Choice[] = [];
  for (const page of facts.pages) {
    const { address, value } = page;
    if (address === undefined) continue;
    if (address.includes(':')) {
      choices.push(...madePages(source, address));
      continue;
    }
    const label = nameOfPage(value) ?? address;
    choices.push({ value: address, label, detail: address });
    for (const anchor of TARGETS.anchor.all(source, page)) {
      const place = `${address}#${anchor}`;
      choices.push({ value: place, label: `${label} › ${anchor}`, detail: place });
    }
  }
  for (const file of TARGETS.file.all(source)) choices.push({ value: file, label: file });
  return choices;
}

/** The pages that a pattern stands for: '/store/product/:product'. */
function madePages({ config, routes }: Source, pattern: string): Choice[] {
  const known = namedRecords(config);
  const isOfProducts = pattern.includes(':product');
  const names = isOfProducts ? routes.products : routes.categories;
  return [...names].map((name) => {
    const address = pattern.replace(/:(product|category)/, () => name);
    return Object.assign(choice(name, known.get(name)), { value: address, detail: address });
  });
}

function nameOfPage({ name, title }: Record<string, unknown>): string | undefined {
  if (typeof title !== 'string') return typeof name === 'string' ? name : undefined;
  return shortName({ title, ...(typeof name === 'string' && { name }) });
}

/** What has an id, by it: products, categories, branches. */
function namedRecords(config: unknown): Map<string, Record<string, unknown>> {
  const lists = [['branches'], ['store', 'categories'], ['store', 'products']];
  const records = lists.flatMap((path) => {
    const list = valueAt(config, path);
    return Array.isArray(list) ? list.filter((entry) => isRecord(entry)) : [];
  });
  return new Map(records.map((record) => [String(record['id']), record]));
}

function choice(value: string, record: Record<string, unknown> | undefined): Choice {
  const picture = record && pictureOf(record);
  const name = record?.['name'] ?? record?.['title'];
  return {
    value,
    label: typeof name === 'string' ? name : value,
    ...(typeof name === 'string' && { detail: value }),
    ...(picture !== undefined && { picture }),
  };
}

function pictureOf({ image }: Record<string, unknown>): string | undefined {
  return isRecord(image) && typeof image['src'] === 'string' ? image['src'] : undefined;
}
