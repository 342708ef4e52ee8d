import { basename, dirname } from 'node:path';
import type { Schema } from '../../../document/schema/schema';
import type { FileContent } from '../../config/configFile';
import { tryParseJson } from '../../files/parseJson';
import { areInFiles, kindOf, namesIn } from '../../config/productFiles/namedFiles';
import { withEarlierProducts } from '../../config/productFiles/withProducts';
import { loadWorkbooks } from '../../config/productFiles/workbook';
import { bytesOf, tryGit } from './git';

/** The text that is kept of a config: its own, or with the products in it, if these stand in files. */
export const wholeText = ({ text, value, files }: FileContent): string =>
  files ? JSON.stringify(value) : text;

/**
 * The whole text of a config in a commit, or in what a name stands for: 'HEAD', '@{upstream}'. Undefined if there is none.
 * @param schema That of the whole config.
 */
export async function wholeTextIn(
  config: string,
  revision: string,
  schema: Schema,
): Promise<string | undefined> {
  const folder = dirname(config);
  const at = (name: string): string[] => ['show', `${revision}:./${name}`];
  const text = await tryGit(folder, at(basename(config)));
  // Somebody may have committed a broken file.
  const value = text === undefined ? undefined : tryParseJson(text);
  if (!areInFiles(value)) return text;
  if (namesIn(value).some((name) => kindOf(name) === 'xlsx')) await loadWorkbooks();
  const whole = await withEarlierProducts(value, schema, async (name) =>
    bytesOf(folder, at(name)).catch(() => undefined),
  );
  return JSON.stringify(whole);
}
