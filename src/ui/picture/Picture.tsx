import type { ImgHTMLAttributes } from 'react';

/** What the build says of a picture: see `Picture` in schemas/resolved.schema.json. */
export interface PictureSource {
  src: string;
  dark?: string;
  alt: string;
  width: number;
  height: number;
}

/**
 * A picture with its measures, so that nothing shifts when it arrives.
 * `ground="navy"` takes a drawing in the colours for dark grounds; `eager` is for what is seen first.
 */
export function Picture({
  image,
  ground = 'paper',
  eager = false,
  ...rest
}: {
  image: PictureSource;
  ground?: 'paper' | 'navy';
  eager?: boolean;
} & Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt' | 'width' | 'height'>) {
  return (
    <img
      src={ground === 'navy' ? (image.dark ?? image.src) : image.src}
      alt={image.alt}
      width={image.width}
      height={image.height}
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      {...rest}
    />
  );
}
