import type { Help } from './launch/help';
import { elementExample, testOfElement, wordOf } from './scaffold/elementTemplates';
import { newBlock } from './scaffold/newBlock';
import { newElement } from './scaffold/newElement';
import { newHost, nextAtHost } from './scaffold/newHost';
import { newRule, testOfRule } from './scaffold/newRule';
import { blockExample, testOfBlock } from './scaffold/templates';
import type { Written } from './scaffold/writeNew';

/** Something that `npm run new` can create. */
interface Creatable {
  write: (root: string, name: string) => Promise<Written>;
  /** The next steps for the user, as lines. */
  next: (name: string) => string[];
}

/** `tests/contracts/shownKinds.test.ts` fails until a new block is there. */
const COMPANIES_WITH_ALL_BLOCKS = [
  'tests/fixtures/norwegian-engines/site.config.json',
  'tests/fixtures/other-company/arabic.config.json',
];

const CREATABLE: Partial<Record<string, Creatable>> = {
  block: {
    write: newBlock,
    next: (name) => [
      'To see it, add this to the blocks of a page in site.config.json and run "npm run dev":',
      ...indent(JSON.stringify(blockExample(name), null, 2)),
      'Its examples are shown to every company: no names or towns of yours (a test checks that).',
      'In its style, write "margin-inline-start" instead of "margin-left", for languages from right to left. That is tested by:',
      ...indent('npx vitest run tests/architecture/direction.test.ts'),
      'Every field of its schema has a description and examples, and every object a title of its own. What is missing there, its examples on the screen, and what it does are tested by:',
      ...indent(
        `npx vitest run tests/contracts/fields.test.ts\nnpx vitest run tests/contracts/blocks.dom.test.tsx -t ${name}\nnpx vitest run ${testOfBlock(name)}`,
      ),
      'Browser tests look at every kind of block in two companies: add it to a page of each, in its language.',
      ...indent(COMPANIES_WITH_ALL_BLOCKS.join('\n')),
      'Once a page shows it, all pages are a few bytes heavier. The run warns from 95 % of a limit (tests/budgets/budgets.ts):',
      ...indent('npm run build\nnpm test -- budgets'),
    ],
  },
  element: {
    write: newElement,
    next: (name) => [
      'To see it, add this to embed/hosts/partner.html and run "npm start":',
      ...indent(elementExample(name)),
      'Pages in embed/hosts serve any company: write {{BRANCH}}, {{CATEGORY}} or {{PRODUCT_1}} for its ids.',
      'To offer it in the snippet builder, add this to its "widgets" in site.config.json:',
      ...indent(JSON.stringify({ name, label: 'What partners read beside its checkbox' })),
      `A test wants its words in another language: translate "${wordOf(name)}" in tests/fixtures/norwegian-engines/site.config.json, at embed > words.`,
      'Its own test, and what else reads every element:',
      ...indent(`npx vitest run ${testOfElement(name)}\nnpm test -- unit`),
      'It adds to what partners load. The run warns from 95 % of a limit, which may be raised with a reason (tests/budgets/embed.test.ts):',
      ...indent('npm test -- budgets'),
    ],
  },
  rule: {
    write: newRule,
    next: (name) => [
      'The checker finds it by itself. Change both files, then run its test, and the checker:',
      ...indent(`npx vitest run ${testOfRule(name)}\nnpm run check`),
      'It runs on the configs of these tests, too:',
      ...indent('npx vitest run tests/broken-configs tests/other-company'),
    ],
  },
  host: { write: newHost, next: nextAtHost },
};

/** See `run`. */
export const help: Help = {
  about: 'Writes the files of something new, ready to be changed, and says how to see and test it.',
  takes: 'block|element|rule|host NAME',
  examples: [
    'block price-table',
    'element opening-hours',
    'rule phone-numbers',
    'host github-pages',
  ],
  more: `What there is:
  block    a kind of block: its schema, component, style and test
  element  an element of the embed, for partners' pages
  rule     a rule of the checker, and its test
  host     the file by which a host builds the site from Git: github-pages, netlify`,
};

/**
 * `npm run new block <name>`, `npm run new element <name>`, `npm run new rule <name>`, `npm run new host <name>`: scaffolds
 * a block type, an element of the embed, a checker rule, or the file by which a host builds the site. Resolves to the
 * exit code.
 */
export async function run(args: readonly string[]): Promise<number> {
  const [what = '', ...words] = args;
  const creatable = CREATABLE[what];
  if (!creatable) {
    console.error(
      'Say what to create: "npm run new block price-table", for the embed "npm run new element opening-hours", for the checker "npm run new rule phone-numbers", or for a host that builds from Git "npm run new host github-pages".',
    );
    return 1;
  }
  const name = words.join(' ');
  const result = await creatable.write(process.cwd(), name);
  if (result.problem !== undefined) {
    console.error(result.problem);
    return 1;
  }
  const lines = ['Created:', ...result.files.map((file) => `  ${file}`), ...creatable.next(name)];
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}

const indent = (text: string) => text.split('\n').map((line) => `  ${line}`);
