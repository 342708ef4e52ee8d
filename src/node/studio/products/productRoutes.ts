import type { TakeoverRequest } from '../../../studio/views/products/protocol';
import { isRecord } from '../../../document/schema/walk';
import type { Routes } from '../api';
import type { FeatureSources } from '../featureSources';
import { readBody } from '../guard';
import { RefusedError } from '../refusal';
import { createTables } from './tables';

/** Where the products are. */
interface ProductSources extends Pick<FeatureSources, 'root' | 'publicDir'> {
  session: Pick<FeatureSources['session'], 'draft'>;
}

/**
 * The routes of the products as a table:
 *
 * | POST /api/products-table    | { format: 'xlsx' or 'csv' } → the file, of the draft |
 * | POST /api/products-takeover | TakeoverRequest → Takeover: changes nothing          |
 */
export function productRoutes({ root, publicDir, session }: ProductSources): Routes {
  const doTask = createTables();
  const sources = () => ({ root, publicDir, config: session.draft.value });
  return {
    'POST products-table': async (request, _, response) => {
      const body = await readBody(request);
      const format = isRecord(body) ? body['format'] : undefined;
      if (format !== 'xlsx' && format !== 'csv') throw misfit();
      const result = await doTask({ ...sources(), write: format });
      if (!('file' in result)) throw misfit();
      response.writeHead(200, { 'content-type': TYPES[format], 'cache-control': 'no-store' });
      response.end(result.file);
    },
    'POST products-takeover': async (request) => {
      const read = toTakeover(await readBody(request));
      const result = await doTask({ ...sources(), read });
      return 'takeover' in result ? result.takeover : undefined;
    },
  };
}

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;

function toTakeover(body: unknown): TakeoverRequest {
  const { name, data, remove } = isRecord(body) ? body : {};
  if (typeof name !== 'string' || typeof data !== 'string') throw misfit();
  return { name, data, remove: remove === true };
}

const misfit = (): RefusedError => new RefusedError(400, 'This request cannot be understood.');
