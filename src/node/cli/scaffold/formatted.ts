import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';

/**
 * The content of a file as the project formats such files; as it is, if it does not.
 * @param root The project folder, with the settings of the formatter.
 * @param path From there.
 */
export async function formatted(root: string, path: string, content: string): Promise<string> {
  const settings = readFileSync(join(root, '.oxfmtrc.json'), 'utf8');
  return (await format(path, content, JSON.parse(settings) as FormatConfig)).code;
}
