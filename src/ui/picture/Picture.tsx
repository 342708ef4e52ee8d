// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import cx from 'classnames';
import type { ImgHTMLAttributes } from 'react';

/** What the build knows about a picture: see `Picture` in schemas/resolved.schema.json. */
export interface PictureSource {
  src: string;
  dark?: string;
  alt: string;
  width: number;
  height: number;
  /** Photos only: formats and widths for the browser to choose from. */
  sources?: { type: string; srcSet: string; sizes: string }[];
  /** Photos only: classes of the placeholder colour and the focus point. */
  ground?: string;
}

/**
 * A picture with intrinsic dimensions, so that it causes no layout shift.
 * `ground="navy"` selects a drawing's variant for dark backgrounds; `eager` is for pictures above the fold.
 */
export function Picture({
  image,
  ground = 'paper',
  eager = false,
  className,
  ...rest
}: {
  image: PictureSource;
  ground?: 'paper' | 'navy';
  eager?: boolean;
} & Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt' | 'width' | 'height'>) {
  const img = (
    <img
      src={ground === 'navy' ? (image.dark ?? image.src) : image.src}
      alt={image.alt}
      width={image.width}
      height={image.height}
      className={cx(image.ground, className) || undefined}
      data-navy={ground === 'navy' ? '' : undefined}
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      {...rest}
    />
  );
  if (!image.sources) return img;
  return (
    <picture>
      {image.sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      {img}
    </picture>
  );
}
