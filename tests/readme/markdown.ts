/** A fenced code block. */
export interface CodeBlock {
  language: string;
  text: string;
}

const FENCED = /^```(\w*)\n([\s\S]*?)\n```$/gm;

/** The fenced code blocks of a Markdown text. */
export function codeBlocks(markdown: string): CodeBlock[] {
  return [...markdown.matchAll(FENCED)].map(([, language = '', text = '']) => ({ language, text }));
}

/** Inline code: names of files, fields, commands. */
export function codeSpans(markdown: string): string[] {
  return [...prose(markdown).matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
}

/** The targets of links and pictures. */
export function linkTargets(markdown: string): string[] {
  return [...prose(markdown).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
}

/** The ids that GitHub gives the headings: 'Two commands' is #two-commands. */
export function headingIds(markdown: string): string[] {
  return [...prose(markdown).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Table rows with code in their first cell; each cell as a list of its code spans. */
export function tableRows(markdown: string): string[][][] {
  return [...prose(markdown).matchAll(/^\| `.*\|$/gm)].map(([row]) =>
    row.split('|').slice(1, -1).map(codeSpans),
  );
}

function prose(markdown: string): string {
  return markdown.replaceAll(FENCED, '');
}
