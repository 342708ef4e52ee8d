import { inWords } from './inWords';
import type { Schema } from './schema/schema';

/**
 * What a field is called: by the title of its schema, but a group or list by its own name, as the title of those says
 * of what kind they are. 'shareImage' reads 'Share image', or what it is called in another language. A choice of several is one field.
 */
export function labelOf(key: string, schema: Schema): string {
  const isList = schema.items !== undefined && schema.uniqueItems !== true;
  const isPart = schema.properties !== undefined || isList;
  return (isPart ? undefined : schema.title) ?? schema['x-label'] ?? inWords(key);
}
