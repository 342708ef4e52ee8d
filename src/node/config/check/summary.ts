import type { CheckResult } from './checkConfig';
import { count } from './shape/words';

/** One line about a check: 'site.config.json is fine: 31 pages, 57 products, 2 warnings.' */
export function summary(
  { ok, problems, config }: Pick<CheckResult, 'ok' | 'problems' | 'config'>,
  file: string,
): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = count(problems.length - errors, 'warning');
  if (!ok) {
    return `${file} has ${count(errors, 'mistake')}${errors < problems.length ? ` and ${warnings}` : ''}.`;
  }
  const pages = count(config?.pages.length ?? 0, 'page');
  const { store } = config ?? {};
  const products = store ? [count(store.products.length, 'product')] : [];
  const clean = problems.length === 0 ? 'no warnings' : warnings;
  return `${file} is fine: ${[pages, ...products, clean].join(', ')}.`;
}
