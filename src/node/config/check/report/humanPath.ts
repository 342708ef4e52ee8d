import type { Schema } from '../../../../document/schema/schema';
import { isRecord } from '../../../../document/isRecord';
import type { Path } from '../../../../document/schema/walk';
import { shortName } from '../../../site/shortName';
import { schemaAt } from '../../../../document/schema/schemaAt';
import { valueAt } from '../../../../document/values';

/** A path in words: 'Home (/) › block 3 "Stats" › items › 2'. Lists count from 1. */
export function humanPath(root: Schema, config: unknown, path: Path): string {
  const words: string[] = [];
  for (let depth = 0; depth < path.length; depth += 1) {
    const here = path.slice(0, depth + 1);
    const next = path[depth + 1];
    if (depth === 0 && path[0] === 'pages' && typeof next === 'number') {
      words.push(pageName(valueAt(config, ['pages', next]), next));
      depth += 1;
    } else if (depth === 0 && path[0] === 'notFound') {
      words.push('Page not found');
    } else if (path[depth] === 'blocks' && isBlock(root, config, [...here, next ?? ''])) {
      continue;
    } else {
      words.push(step(root, config, here));
    }
  }
  return words.join(' › ');
}

function isBlock(root: Schema, config: unknown, path: Path): boolean {
  return (
    typeof path.at(-1) === 'number' && partSchema(root, config, path)?.discriminator !== undefined
  );
}

function step(root: Schema, config: unknown, path: Path): string {
  const key = path.at(-1) ?? '';
  if (typeof key === 'string') return key;
  const value = valueAt(config, path);
  if (isBlock(root, config, path)) {
    const type = isRecord(value) ? value['type'] : undefined;
    const schema = schemaAt(root, config, path);
    const title = schema?.discriminator ? type : schema?.title;
    return typeof title === 'string' ? `block ${key + 1} "${title}"` : `block ${key + 1}`;
  }
  const id = isRecord(value) ? value['id'] : undefined;
  return typeof id === 'string' ? `${key + 1} "${id}"` : `${key + 1}`;
}

/** The schema of a list's items, before `oneOf` is resolved by the block's type. */
function partSchema(root: Schema, config: unknown, path: Path): Schema | undefined {
  return schemaAt(root, config, path.slice(0, -1))?.items;
}

/** 'Home (/)': the short name of a page and its address. */
function pageName(page: unknown, index: number): string {
  if (!isRecord(page)) return `page ${index + 1}`;
  const { name, title, path } = page;
  const full = typeof name === 'string' ? name : typeof title === 'string' && shortName({ title });
  const short = full && (full.length > 60 ? `${full.slice(0, 59)}…` : full);
  if (typeof path !== 'string') return short ? `page ${index + 1} "${short}"` : `page ${index + 1}`;
  return short ? `${short} (${path})` : path;
}
