import type { Picture } from '../../generated/types';

/** The picture of a tile: for a light background, and decorative, because the product's name is beside it. */
export function tilePicture(picture: Picture): Picture {
  const { dark: _, ...light } = picture;
  return { ...light, alt: '' };
}
