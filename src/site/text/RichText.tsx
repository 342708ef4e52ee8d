import { createElement, Fragment } from 'react';
import type { InlinePart, RichText as Content } from '../../generated/types';
import { SiteLink } from '../SiteLink';

/** The content of a paragraph, with its emphasis and links. */
export function RichText({ text }: { text: Content }) {
  // Children passed as arguments need no keys.
  return typeof text === 'string' ? text : createElement(Fragment, null, ...text.map(draw));
}

function draw(part: InlinePart) {
  if (typeof part === 'string') return part;
  const words = <RichText text={part.text} />;
  if ('href' in part) return <SiteLink href={part.href}>{words}</SiteLink>;
  return <part.tag>{words}</part.tag>;
}
