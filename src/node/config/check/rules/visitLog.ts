import { valueAt } from '../../../../document/values';
import type { Rule } from '../context';

/** The log from which Studio counts visits is not published: it has the addresses of visitors. */
export const rule: Rule = ({ config, error }) => {
  const log = valueAt(config, ['studio', 'log']);
  if (typeof log !== 'string' || !/^(\.[/\\])?public([/\\]|$)/.test(log)) return;
  error(
    ['studio', 'log'],
    `"${log}" lies in public: the log, with the addresses of your visitors, would be published with the site.`,
    'Move the file to a folder of its own, such as "../logs".',
  );
};
