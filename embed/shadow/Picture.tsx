import type { PictureSource } from '../../src/ui/picture/Picture';

/** Stands in for the picture of the site: the catalogue for pages of others has drawings alone. */
export function Picture({ image: { src, alt, width, height } }: { image: PictureSource }) {
  return <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />;
}
