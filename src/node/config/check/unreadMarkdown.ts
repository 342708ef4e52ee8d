/** A piece of Markdown that visitors would see as it is written. */
export interface UnreadMark {
  mark: string;
  /** Why, for the end of a sentence. */
  why: string;
  advice: string;
  /** The text as it was certainly meant. */
  meant?: string;
}

const LINK_WITH_SPACE =
  /(?<!\\)(\[[^[\]]+\])[^\S\n]+(\((?:https:\/\/|mailto:|tel:|\/|#)[^()\s]*\))/;

const BOLD = /\*\*[^*\s](?:[^*]*[^*\s])?\*\*/g;
const HALF_BOLD = /(?<![\\*])\*\*[^*\s]+|[^*\s]+\*\*(?!\*)/;

/** Markdown that other programs support, but the texts of this config do not. */
const UNKNOWN: { mark: RegExp; why: string; advice: string }[] = [
  {
    mark: /^\|.*\|[^\S\n]*$/m,
    why: 'texts have no tables',
    advice: 'Write a list instead, or use a block such as "list-columns".',
  },
  {
    mark: /(?<!\\)`[^`\n]+`|(?<!\\)~~[^~\n]+~~/,
    why: 'texts have **bold** and *italic* words, but no code and none struck through',
    advice: 'Leave these signs out.',
  },
  {
    mark: /^>[^\S\n]+\S.*$/m,
    why: 'texts have no quotations',
    advice: 'Leave the ">" out, or use the block "testimonials".',
  },
  {
    mark: /^[^\S\n]*(?:-{3,}|\*{3,}|_{3,})[^\S\n]*$/m,
    why: 'texts have no lines between their parts',
    advice: 'Begin the next part with a heading: "## " and its words.',
  },
];

/** The first piece of a text that was meant as Markdown, but is not supported. */
export function unreadMarkdown(text: string): UnreadMark | undefined {
  const [link, words, target] = LINK_WITH_SPACE.exec(text) ?? [];
  if (link !== undefined) {
    return {
      mark: link,
      why: 'a link has no space before its "("',
      advice: `Write "${words}${target}".`,
      meant: text.replace(link, () => `${words}${target}`),
    };
  }
  for (const { mark, why, advice } of UNKNOWN) {
    const found = mark.exec(text)?.[0];
    if (found !== undefined) return { mark: found, why, advice };
  }
  const half = HALF_BOLD.exec(text.replaceAll(BOLD, ''))?.[0];
  return half === undefined
    ? undefined
    : {
        mark: half,
        why: 'bold words have ** before and after them',
        advice: 'Write the other ** too, or leave this one out.',
      };
}
