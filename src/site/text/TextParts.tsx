import { createElement, Fragment } from 'react';
import type { TextPart } from '../../generated/types';
import { RichText } from './RichText';

/** A text of paragraphs, headings and lists, parsed by the build [K7]. */
export function TextParts({ parts }: { parts: readonly TextPart[] }) {
  // Children passed as arguments need no keys.
  return createElement(Fragment, null, ...parts.map(draw));
}

function draw(part: TextPart) {
  if ('items' in part) {
    const { tag, items, start } = part;
    return createElement(tag, { start }, ...items.map(drawItem));
  }
  return (
    <part.tag>
      <RichText text={part.text} />
    </part.tag>
  );
}

/** The first paragraph of an item has no tag of its own, so that it is beside the marker. */
function drawItem(parts: readonly TextPart[]) {
  const [first, ...rest] = parts;
  if (first?.tag !== 'p') {
    return (
      <li>
        <TextParts parts={parts} />
      </li>
    );
  }
  return (
    <li>
      <RichText text={first.text} />
      <TextParts parts={rest} />
    </li>
  );
}
