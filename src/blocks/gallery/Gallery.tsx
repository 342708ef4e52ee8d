import { useState, type MouseEvent } from 'react';
import { fill } from '../../cart/fill';
import type { GalleryBlock, Picture as PictureData } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { sectionActions } from '../../site/actions/sectionActions';
import { useStrings } from '../../site/SiteProvider';
import { gridClass } from '../../ui/grid/gridClass';
import { hasModifier } from '../../ui/hasModifier';
import { Picture } from '../../ui/picture/Picture';
import { Section } from '../../ui/section/Section';
import css from './gallery.module.css';
import { Viewer } from './parts/Viewer';

/**
 * Pictures side by side, each a link to itself in large. With JavaScript the link opens all of them in a dialog to leaf
 * through.
 */
export default function Gallery(props: BlockProps<GalleryBlock>) {
  const { pictures, heading } = props;
  const { slide } = useStrings();
  const [opened, setOpened] = useState<number>();
  const open = (event: MouseEvent, index: number) => {
    // Visitors may want it in a tab of its own.
    if (hasModifier(event)) return;
    event.preventDefault();
    setOpened(index);
  };
  return (
    <Section {...props} after={sectionActions(props)}>
      <ul className={`${gridClass(pictures.length)} ${css.pictures}`}>
        {pictures.map(({ image, caption }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a picture may stand there twice, and none ever moves
          <li key={index} className={css.picture}>
            <figure>
              <a
                href={largest(image)}
                aria-label={image.alt === '' ? nameless(slide, index, pictures.length) : undefined}
                onClick={(event) => open(event, index)}
              >
                <Picture image={image} />
              </a>
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Viewer
          pictures={pictures}
          first={opened}
          label={heading ?? ''}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Section>
  );
}

/** The address of the widest file of a picture, in a format that every browser knows. */
function largest({ src, sources }: PictureData): string {
  const widest = sources?.at(-1)?.srcSet.split(', ').at(-1);
  return widest?.split(' ')[0] || src;
}

/** What a link is called whose picture says nothing: '2 of 7'. */
const nameless = (words: string, index: number, count: number) =>
  fill(words, { n: index + 1, count });
