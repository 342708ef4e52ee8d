// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
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

/** Attributes of the `<img>`, without those that follow from its picture. */
export type ImageAttributes = Omit<
  ImgHTMLAttributes<HTMLImageElement>,
  'src' | 'alt' | 'width' | 'height'
>;

/** A picture on paper that loads lazily, with intrinsic dimensions, so that it causes no layout shift. */
export function PlainPicture({ image, ...rest }: { image: PictureSource } & ImageAttributes) {
  const img = (
    <img
      src={image.src}
      alt={image.alt}
      width={image.width}
      height={image.height}
      className={image.ground}
      loading="lazy"
      decoding="async"
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
