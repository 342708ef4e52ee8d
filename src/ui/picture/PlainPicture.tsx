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

/** Loads a picture when it is about to be seen, and lets the browser measure how wide it is shown. */
const LAZY_ATTRIBUTES = { loading: 'lazy', decoding: 'async' } as const;

/** Loads a picture above the fold at once. */
const EAGER_ATTRIBUTES = { fetchPriority: 'high' } as const;

/**
 * A picture on paper with intrinsic dimensions, so that it causes no layout shift. It loads lazily unless it is `eager`.
 * Only lazy pictures may say `sizes="auto"`, on the `<img>` as well as on each source: elsewhere browsers take it for
 * the whole width of the window (HTML, "sizes attributes").
 */
export function PlainPicture({
  image,
  eager,
  ...rest
}: { image: PictureSource; eager?: boolean | undefined } & ImageAttributes) {
  const sizes = (written: string): string => (eager ? written : `auto, ${written}`);
  const [first] = image.sources ?? [];
  const img = (
    <img
      src={image.src}
      alt={image.alt}
      width={image.width}
      height={image.height}
      className={image.ground}
      sizes={first && !eager ? sizes(first.sizes) : undefined}
      {...(eager ? EAGER_ATTRIBUTES : LAZY_ATTRIBUTES)}
      {...rest}
    />
  );
  if (!image.sources) return img;
  return (
    <picture>
      {image.sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes(source.sizes)} />
      ))}
      {img}
    </picture>
  );
}
