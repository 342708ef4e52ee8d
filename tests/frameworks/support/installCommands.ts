import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PACKAGE_URL } from '../../../src/node/embed/package/packageFiles';

/** The files that tell partners how to install the package. */
const TOLD_IN = ['site.config.json', 'embed/package/README.md'];

/**
 * The commands that install the package, as partners are told: 'npm install ./inquiry-embed.tgz'.
 * @throws If the files differ.
 */
export function installCommands(root: string): string[] {
  const name = path.basename(PACKAGE_URL).replace('.', '\\.');
  const line = new RegExp(`(?:npm install|\\w+ add) \\S*${name}`, 'g');
  const [told = [], ...others] = TOLD_IN.map((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return [...new Set(text.match(line))].toSorted();
  });
  for (const other of others)
    if (other.join() !== told.join()) throw new Error(`${told.join()} is not ${other.join()}.`);
  return told;
}
