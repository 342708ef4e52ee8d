import { valueAt } from '../../../../document/values';
import { hasFormats } from '../../../language/formats';
import { isLanguage } from '../shape/languageForm';
import type { Rule } from '../context';

/** The notation of numbers and dates of the site is known on the machine that builds it. */
export const rule: Rule = ({ config, warning }) => {
  const format = valueAt(config, ['site', 'format']);
  const language = valueAt(config, ['site', 'language']);
  const key = format === undefined ? 'language' : 'format';
  const used = format ?? language;
  if (typeof used !== 'string' || !isLanguage(used) || hasFormats(used)) return;
  warning(
    ['site', key],
    `No notation of numbers and dates is known for "${used}": they are written as in British English.`,
    'Say under "format" which language’s notation your readers know, such as "en-GB" or "pt-BR".',
  );
};
