import { linkRanges } from './parse';

/** A text in which some links are no longer links; their words stay. */
export function unlink(text: string, isInline: boolean, isGone: (href: string) => boolean): string {
  if (!text.includes('](')) return text;
  // Start with the last link, so that the ranges of the earlier ones stay valid.
  return linkRanges(text, isInline)
    .filter(({ href }) => isGone(href))
    .reduceRight(
      (rest, { start, end, words }) => rest.slice(0, start) + words + rest.slice(end),
      text,
    );
}
