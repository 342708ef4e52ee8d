import { useRef, type MouseEvent } from 'react';
import type { Picture as PictureData } from '../../../generated/types';
import { hasModifier } from '../../../ui/hasModifier';
import { Picture } from '../../../ui/picture/Picture';
import css from './gallery.module.css';

/**
 * The pictures of a product: a scrollable strip, and thumbnails that link to them [D16]. Without JavaScript, the
 * links are anchors.
 */
export function Gallery({
  id,
  label,
  images,
}: {
  /** The product's id. */
  id: string;
  label: string;
  images: readonly PictureData[];
}) {
  const strip = useRef<HTMLUListElement>(null);
  const show = (event: MouseEvent, index: number) => {
    const picture = strip.current?.children[index];
    if (!picture || hasModifier(event)) return;
    // An anchor would also scroll the page, and add to the history.
    event.preventDefault();
    picture.scrollIntoView({ block: 'nearest', inline: 'start' });
  };
  return (
    <div className={css.gallery}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions must be accessible by keyboard (axe: scrollable-region-focusable) */}
      <ul ref={strip} className={css.strip} aria-label={label} tabIndex={0}>
        {images.map((image, index) => (
          <li key={image.src} id={`${id}-${index + 1}`}>
            <Picture image={image} eager={index === 0} />
          </li>
        ))}
      </ul>
      <ul className={css.small}>
        {images.map((image, index) => (
          <li key={image.src}>
            <a href={`#${id}-${index + 1}`} onClick={(event) => show(event, index)}>
              <Picture image={small(image)} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The picture as a thumbnail: browsers choose the file by `sizes`. */
const small = (image: PictureData): PictureData => ({
  ...image,
  ...(image.sources && {
    sources: image.sources.map((source) => Object.assign({}, source, { sizes: '72px' })),
  }),
});
