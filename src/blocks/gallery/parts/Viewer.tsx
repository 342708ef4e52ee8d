import cx from 'classnames';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { fill } from '../../../cart/fill';
import type { GalleryBlock } from '../../../generated/types';
import { useStrings } from '../../../site/SiteProvider';
import { hasModifier } from '../../../ui/hasModifier';
import { Picture } from '../../../ui/picture/Picture';
import { ViewerBar } from './ViewerBar';
import css from './viewer.module.css';

type Pictures = GalleryBlock['pictures'];

/**
 * Pictures in large, one at a time: swiped by the browser's own scrolling, pinched by its own zoom, or leafed through by
 * buttons and arrow keys. Escape closes it, and the focus is where it was.
 */
export function Viewer({
  pictures,
  first,
  label,
  onClose,
}: {
  pictures: Pictures;
  /** The number of the picture to begin with, from 0. */
  first: number;
  label: string;
  onClose: () => void;
}) {
  const strings = useStrings();
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(first);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    show(track.current, first, 'instant');
    return () => current?.close();
  }, [first]);
  const turn = (by: number) => {
    const next = Math.min(Math.max(at + by, 0), pictures.length - 1);
    // Whether it moves is up to the style sheet.
    show(track.current, next, 'auto');
  };
  const press = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || hasModifier(event) || !track.current) return;
    event.preventDefault();
    turn(getComputedStyle(track.current).direction === 'rtl' ? -by : by);
  };
  const counted = fill(strings.slide, { n: at + 1, count: pictures.length });
  const name = label || counted;
  return (
    <dialog
      ref={dialog}
      className={cx('blueprint', css.viewer)}
      aria-label={name}
      onClose={onClose}
      onKeyDown={press}
    >
      <ViewerBar
        counted={counted}
        shown={pictures[at]?.image.alt ?? ''}
        isFirst={at === 0}
        isLast={at === pictures.length - 1}
        onTurn={turn}
        onClose={() => dialog.current?.close()}
      />
      <div
        ref={track}
        className={css.track}
        role="region"
        aria-label={name}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions must be accessible by keyboard (axe: scrollable-region-focusable)
        tabIndex={0}
        onScroll={({ currentTarget }) => setAt(inView(currentTarget))}
      >
        {pictures.map((picture, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a picture may stand there twice, and none ever moves
          <Leaf key={index} picture={picture} />
        ))}
      </div>
    </dialog>
  );
}

function Leaf({ picture: { image, caption } }: { picture: Pictures[number] }) {
  const sources = image.sources?.map((source) => Object.assign({}, source, { sizes: '100vw' }));
  return (
    <figure className={css.leaf}>
      <Picture image={{ ...image, ...(sources && { sources }) }} ground="navy" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

function show(track: HTMLElement | null, index: number, behavior: ScrollBehavior): void {
  track?.children[index]?.scrollIntoView({ inline: 'start', block: 'nearest', behavior });
}

/** The number of the picture that a track shows. From right to left, positions are negative. */
function inView({ scrollLeft, clientWidth }: HTMLElement): number {
  return Math.round(Math.abs(scrollLeft) / Math.max(clientWidth, 1));
}
