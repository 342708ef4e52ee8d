import { readFileSync } from 'node:fs';
import { parseJson } from '../../files/parseJson';
import { kindOf, namesIn } from './namedFiles';

/** What the file of a config names now as files with products; none if it cannot be read. */
export function productFilesOf(config: string): string[] {
  try {
    return namesIn(parseJson(readFileSync(config, 'utf8'))).filter((name) => kindOf(name));
  } catch {
    return [];
  }
}
