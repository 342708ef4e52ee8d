import { readFilter } from '../../catalogue/search/filterText';
import { PARAMETERS } from '../../catalogue/search/requestAddress';
import type { SearchRequest } from '../../catalogue/search/searchTypes';

/** In characters: nobody types a longer question. */
const MAX_QUESTION = 200;
/** Of filters, of values of one, and of named products. */
const MAX_FILTERS = 24;
const MAX_VALUES = 50;
const MAX_IDS = 200;
/** In characters: of a key, a value, an id. */
const MAX_TEXT = 200;
/** Hits in one answer. */
const MAX_SIZE = 600;
const MAX_PAGE = 100_000;

/** A request that cannot be answered: a sentence that says why. */
export class BadRequest extends Error {}

const OURS: ReadonlySet<string> = new Set(Object.values(PARAMETERS));

/**
 * Reads the query of an address.
 * @param query Without its question mark.
 * @throws BadRequest with a sentence for whoever has written the address.
 */
export function readRequest(query: string): SearchRequest {
  const asked = new URLSearchParams(query);
  const q = one(asked, PARAMETERS.q)?.trim() ?? '';
  if (q.length > MAX_QUESTION)
    throw new BadRequest(`The question is longer than ${MAX_QUESTION} characters. Shorten it.`);
  const category = one(asked, PARAMETERS.category);
  const sort = one(asked, PARAMETERS.sort);
  const ids = one(asked, PARAMETERS.ids);
  const page = number(asked, PARAMETERS.page, MAX_PAGE);
  const size = number(asked, PARAMETERS.size, MAX_SIZE);
  const moreSize = number(asked, PARAMETERS.moreSize, MAX_SIZE);
  const filters = readFilters(asked);
  return {
    q,
    ...(flag(asked, PARAMETERS.isCode) && { isCode: true }),
    ...(category && { category }),
    ...(ids !== undefined && { ids: readIds(ids) }),
    ...(Object.keys(filters).length > 0 && { filters }),
    ...(sort && { sort }),
    ...(page !== undefined && { page }),
    ...(size !== undefined && { size }),
    ...(flag(asked, PARAMETERS.withFacets) === false && { withFacets: false }),
    ...(flag(asked, PARAMETERS.isListing) && { isListing: true }),
    ...(moreSize !== undefined && { moreSize }),
  };
}

function one(asked: URLSearchParams, name: string): string | undefined {
  const values = asked.getAll(name);
  if (values.length > 1)
    throw new BadRequest(`"${name}" is given ${values.length} times. Give it once.`);
  const [value] = values;
  if (value !== undefined && value.length > MAX_TEXT * MAX_IDS)
    throw new BadRequest(`"${name}" is too long.`);
  return value;
}

function number(asked: URLSearchParams, name: string, most: number): number | undefined {
  const text = one(asked, name);
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (/^\d{1,9}$/.test(text) && value >= 1 && value <= most) return value;
  throw new BadRequest(`"${name}" has to be a whole number from 1 to ${most}.`);
}

function flag(asked: URLSearchParams, name: string): boolean | undefined {
  const text = one(asked, name);
  if (text === undefined) return undefined;
  if (text === '1' || text === '0') return text === '1';
  throw new BadRequest(`"${name}" has to be 1 or 0.`);
}

function readIds(text: string): string[] {
  const ids = text.split(',').filter((id) => id !== '');
  if (ids.length > MAX_IDS) throw new BadRequest(`More than ${MAX_IDS} products are named.`);
  return ids;
}

function readFilters(asked: URLSearchParams): NonNullable<SearchRequest['filters']> {
  const keys = [...new Set(asked.keys())].filter((key) => !OURS.has(key));
  const unknown = keys.find((key) => key.startsWith('_'));
  if (unknown !== undefined)
    throw new BadRequest(`There is no parameter "${unknown.slice(0, MAX_TEXT)}".`);
  if (keys.length > MAX_FILTERS)
    throw new BadRequest(`There are more than ${MAX_FILTERS} filters.`);
  return Object.fromEntries(
    keys.flatMap((key) => {
      const values = asked.getAll(key).filter((value) => value !== '');
      if (values.length > MAX_VALUES)
        throw new BadRequest(`A filter has more than ${MAX_VALUES} values.`);
      if ([key, ...values].some(({ length }) => length > MAX_TEXT))
        throw new BadRequest(`A filter is longer than ${MAX_TEXT} characters.`);
      // 'bore=' chooses nothing, as if it were not there: it is asked, and its answer kept, without the filter.
      return values.length === 0 ? [] : [[key, readFilter(values)]];
    }),
  );
}
