import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';

/**
 * Formats the content of a file with the project's formatter. Returns it unchanged if the project does not format files
 * of that kind.
 * @param root The project folder, with the settings of the formatter.
 * @param path The path of the file, relative to `root`.
 */
export async function formatted(root: string, path: string, content: string): Promise<string> {
  const settings = readFileSync(join(root, '.oxfmtrc.json'), 'utf8');
  return (await format(path, content, JSON.parse(settings) as FormatConfig)).code;
}
