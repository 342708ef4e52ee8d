// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import type { SendLink } from '../../cart/sendLinks';
import type { Inquiry, InterfaceStrings } from '../../generated/types';

/** What the messages leave out to be short enough, and where that can be found. */
export function LeftOutSaid({
  parts,
  words,
  texts,
}: {
  parts: readonly SendLink[];
  words: Pick<InterfaceStrings, 'leftOutDetails' | 'leftOutLink' | 'linkHasAll'>;
  texts: Pick<Inquiry, 'link'>;
}) {
  const leftOut = new Set(parts.flatMap((part) => part.leftOut ?? []));
  const hasLink = texts.link !== undefined && !leftOut.has('link');
  const said = [
    leftOut.has('details') && words.leftOutDetails,
    leftOut.has('link') && words.leftOutLink,
    leftOut.has('details') && hasLink && words.linkHasAll,
  ].filter(Boolean);
  return said.length > 0 ? <p>{said.join(' ')}</p> : null;
}
