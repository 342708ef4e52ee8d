import { join } from 'node:path';
import { importEach } from '../../files/importEach';
import type { Rule } from './context';

let loading: Promise<unknown[]> | undefined;

/** All rules: the `rule` of each file in rules/, imported once. */
export async function loadRules(): Promise<readonly Rule[]> {
  loading ??= importEach(join(import.meta.dirname, 'rules'), 'rule');
  return (await loading) as Rule[];
}
