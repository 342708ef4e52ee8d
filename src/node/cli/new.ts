import { blockExample } from './scaffold/templates';
import { newBlock } from './scaffold/newBlock';

/**
 * `npm run new block <name>`: writes the files of a new kind of block. Resolves to the exit code.
 */
export async function run(args: readonly string[]): Promise<number> {
  const [what, ...words] = args;
  if (what !== 'block') {
    console.error('Say what to create, for example "npm run new block price-table".');
    return 1;
  }
  const name = words.join(' ');
  const result = await newBlock(process.cwd(), name);
  if (result.problem !== undefined) {
    console.error(result.problem);
    return 1;
  }
  const lines = [
    'Created:',
    ...result.files.map((file) => `  ${file}`),
    'To see it, add this to the blocks of a page in site.config.json and run "npm run dev":',
    ...JSON.stringify(blockExample(name), null, 2)
      .split('\n')
      .map((line) => `  ${line}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}
