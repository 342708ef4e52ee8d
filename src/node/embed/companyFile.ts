import type { CompanyFile } from '../../../embed/data';
import type { EmbedOptions } from './bundleScripts';

/** `/embed/company.json`: the current values that pinned scripts use instead of their own [E40]. */
export function companyFile({ loader, widgets }: Pick<EmbedOptions, 'loader' | 'widgets'>): string {
  const { ask, greeting, inquiry, words } = loader('');
  const file: CompanyFile = { loader: { ask, greeting, inquiry, words }, widgets };
  return JSON.stringify(file);
}
