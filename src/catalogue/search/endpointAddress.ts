import { writeRequest } from './requestAddress';
import type { SearchRequest } from './searchTypes';

/** The endpoint refuses longer questions, keys and values, in characters. */
const MAX_TEXT = 200;

/** The address by which the endpoint is asked: always the same for a question, so that caches know it again. */
export const endpointAddress = (endpoint: string, request: SearchRequest): string =>
  `${endpoint}.json?${writeRequest(withoutForeign(request))}`;

/**
 * A request as the endpoint takes it. The address of a listing may have parameters of campaigns, such as `_gl` or a long
 * `gclid`, by which no product can be filtered.
 */
const withoutForeign = ({ q, filters = {}, ...rest }: SearchRequest): SearchRequest => ({
  ...rest,
  q: q.slice(0, MAX_TEXT),
  filters: Object.fromEntries(
    Object.entries(filters).filter(
      ([key, { values = [] }]) =>
        !key.startsWith('_') && [key, ...values].every(({ length }) => length <= MAX_TEXT),
    ),
  ),
});
