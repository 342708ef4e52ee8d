import type { CompanyFile } from '../../../embed/data';
import type { EmbedOptions } from './bundleScripts';

/** `/embed/company.json`: the current values that pinned scripts use instead of their own [E40]. */
export function companyFile({
  loader,
  widgets,
  choices,
}: Pick<EmbedOptions, 'loader' | 'widgets' | 'choices'>): string {
  const { ask, greeting, inquiry, words } = loader('');
  const file: CompanyFile = { loader: { ask, greeting, inquiry, words }, widgets, rules: choices };
  return JSON.stringify(file);
}
