import type { SendLink } from '../../../cart/sendLinks';
import { useSite } from '../../../site/SiteProvider';

/** What the messages leave out to be short enough, and where that can be found. */
export function LeftOutSaid({ parts }: { parts: readonly SendLink[] }) {
  const { strings, inquiry } = useSite();
  const leftOut = new Set(parts.flatMap((part) => part.leftOut ?? []));
  const hasLink = inquiry.link !== undefined && !leftOut.has('link');
  const said = [
    leftOut.has('details') && strings.leftOutDetails,
    leftOut.has('link') && strings.leftOutLink,
    leftOut.has('details') && hasLink && strings.linkHasAll,
  ].filter(Boolean);
  return said.length > 0 && <p>{said.join(' ')}</p>;
}
