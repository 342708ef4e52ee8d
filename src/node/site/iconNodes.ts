import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { IconNode } from '../../generated/types';

const require = createRequire(import.meta.url);
let read: Record<string, IconNode> | undefined;

/** The SVG nodes of all Lucide icons, by name; half a megabyte, read when the first icon is requested. */
export function iconNodes(): Readonly<Record<string, IconNode>> {
  read ??= JSON.parse(
    readFileSync(require.resolve('lucide-static/icon-nodes.json'), 'utf8'),
  ) as Record<string, IconNode>;
  return read;
}
