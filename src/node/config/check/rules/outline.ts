import { isRecord } from '../../../../document/isRecord';
import type { Path } from '../../../../document/schema/walk';
import { moveValue, type Operation } from '../../../../document/operation';
import type { Context, Rule } from '../context';
import { pagesByCategory } from '../categoryPages';
import type { PageFacts } from '../facts';

/** The headings of a page form an outline: one title first, and no level is skipped. */
export const rule: Rule = (context) => {
  const { facts } = context;
  const reported = new Set<string>();
  for (const page of facts.pages.flatMap(pagesByCategory)) checkPage(context, page, reported);
  if (facts.notFound) checkPage(context, facts.notFound, reported);
};

interface Heading {
  level: number;
  words: string;
  path: Path;
  /** Whether it is Markdown in a text: '## '. */
  isMarked: boolean;
}

/** `reported` keeps a shared block, which is on several pages, from being reported several times. */
function checkPage(context: Context, page: PageFacts, reported: Set<string>): void {
  const headings = headingsOf(context, page);
  const error = (path: Path, message: string, advice: string, fix?: Operation[]): void => {
    const key = `${path.join('/')} ${message}`;
    if (!reported.has(key)) context.error(path, message, advice, fix);
    reported.add(key);
  };
  const [first] = headings;
  const titles = headings.filter(({ level }) => level === 1);
  if (titles.length === 0) {
    if (page.blocks.length === 0) {
      if (isBlank(context, page)) {
        const advice = 'Add a block that has the title of the page, such as "hero".';
        error([...page.path, 'blocks'], 'This page is blank: it has no blocks.', advice);
      }
      return;
    }
    // The title may be in a block with a mistyped type, which another rule reports.
    if (page.blocks.some(({ value }) => !context.set.block(String(value['type'])))) return;
    error(
      [...page.path, 'blocks'],
      'This page has no visible title.',
      'Start it with a block that has one, such as "hero".',
    );
    return;
  }
  if (first && first.level !== 1) {
    error(
      first.path,
      `The heading "${first.words}" comes before the page title.`,
      'Put the block with the title first.',
      titleFirst(page, titles),
    );
  }
  for (const { path, words, isMarked } of titles.slice(1)) {
    error(
      path,
      `"${words}" is a second title on this page.`,
      isMarked
        ? 'A page has only one title: begin with "## " instead.'
        : 'A page has only one title: use another kind of block, with a smaller heading.',
    );
  }
  for (const [index, { level, words, path, isMarked }] of headings.entries()) {
    const before = headings[index - 1];
    if (!before || level <= before.level + 1) continue;
    error(
      path,
      `"${words}" is a level ${level} heading directly below a level ${before.level} heading.`,
      isMarked
        ? `Begin it with "${'#'.repeat(before.level + 1)} ", so that no level is skipped.`
        : 'Give the block its own "heading", so that no level is skipped.',
    );
  }
}

/** Moves the block with the title to the top; undefined if it is in a shared list. */
function titleFirst(page: PageFacts, titles: readonly Heading[]): Operation[] | undefined {
  const blocks = [...page.path, 'blocks'];
  const [title] = titles;
  const path = title?.path.slice(0, blocks.length + 1) ?? [];
  const isOwn = titles.length === 1 && blocks.every((key, index) => path[index] === key);
  return isOwn ? [moveValue(path, [...blocks, 0])] : undefined;
}

/** Whether a page is intended to have no blocks. Other rules report missing shared lists and malformed blocks. */
function isBlank({ config }: Context, page: PageFacts): boolean {
  const written = page.value['blocks'];
  const shared =
    isRecord(config) && isRecord(config['shared']) ? config['shared']['blocks'] : undefined;
  const isList = (block: unknown): boolean =>
    isRecord(block) && isRecord(shared) && Array.isArray(shared[String(block['name'])]);
  return Array.isArray(written) && written.every(isList);
}

function headingsOf({ facts }: Context, page: PageFacts): Heading[] {
  return page.blocks.flatMap((block) =>
    facts.inBlock(block.value).flatMap(({ heading, value, path, schema, block: enclosing }) => {
      if (heading === undefined) return [];
      const own = enclosing?.value === value;
      const words = own ? `the ${enclosing?.type} block` : value;
      const isMarked = schema['x-heading'] === undefined;
      return typeof words === 'string' ? [{ level: heading, words, path, isMarked }] : [];
    }),
  );
}
