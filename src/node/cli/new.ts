import { elementExample } from './scaffold/elementTemplates';
import { newBlock } from './scaffold/newBlock';
import { newElement } from './scaffold/newElement';
import { blockExample } from './scaffold/templates';
import type { Written } from './scaffold/writeNew';

/** What can be created. */
interface Kind {
  write: (root: string, name: string) => Promise<Written>;
  /** What to do with it, in lines. */
  next: (name: string) => string[];
}

const KINDS: Partial<Record<string, Kind>> = {
  block: {
    write: newBlock,
    next: (name) => [
      'To see it, add this to the blocks of a page in site.config.json and run "npm run dev":',
      ...indent(JSON.stringify(blockExample(name), null, 2)),
    ],
  },
  element: {
    write: newElement,
    next: (name) => [
      'To see it, add this to embed/hosts/partner.html and run "npm start":',
      ...indent(elementExample(name)),
    ],
  },
};

/**
 * `npm run new block <name>` and `npm run new element <name>`: write the files of a new kind of block, or of a new
 * element of the embed. Resolves to the exit code.
 */
export async function run(args: readonly string[]): Promise<number> {
  const [what = '', ...words] = args;
  const kind = KINDS[what];
  if (!kind) {
    console.error(
      'Say what to create: "npm run new block price-table", or for the embed "npm run new element opening-hours".',
    );
    return 1;
  }
  const name = words.join(' ');
  const result = await kind.write(process.cwd(), name);
  if (result.problem !== undefined) {
    console.error(result.problem);
    return 1;
  }
  const lines = ['Created:', ...result.files.map((file) => `  ${file}`), ...kind.next(name)];
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}

const indent = (text: string) => text.split('\n').map((line) => `  ${line}`);
