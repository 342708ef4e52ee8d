import { createElement, Fragment } from 'react';
import type { TextBlock, TextPart } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { RichText } from '../../site/text/RichText';
import { Section } from '../../ui/section/Section';
import css from './text.module.css';

/** A longer text: paragraphs, headings and lists, parsed by the build [K7]. */
export default function Text({ text, ...section }: BlockProps<TextBlock>) {
  return (
    <Section {...section}>
      <div className={css.text}>
        <Parts parts={text} />
      </div>
    </Section>
  );
}

function Parts({ parts }: { parts: readonly TextPart[] }) {
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
        <Parts parts={parts} />
      </li>
    );
  }
  return (
    <li>
      <RichText text={first.text} />
      <Parts parts={rest} />
    </li>
  );
}
