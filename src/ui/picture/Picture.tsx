import cx from 'classnames';
import type { ImgHTMLAttributes } from 'react';

/** What the build says of a picture: see `Picture` in schemas/resolved.schema.json. */
export interface PictureSource {
  src: string;
  dark?: string;
  alt: string;
  width: number;
  height: number;
  /** Of a photo: the forms and widths that a browser chooses from. */
  sources?: { type: string; srcSet: string; sizes: string }[];
  /** Of a photo: the class that colours its place until it comes. */
  ground?: string;
}

/**
 * A picture with its measures, so that nothing shifts when it arrives.
 * `ground="navy"` takes a drawing in the colours for dark grounds; `eager` is for what is seen first.
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
