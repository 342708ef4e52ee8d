import type { Picture } from '../../generated/types';

/** The picture of a tile: on a light background, and described by the name of the product. */
export function tilePicture(picture: Picture): Picture {
  const { dark: _, ...light } = picture;
  return { ...light, alt: '' };
}
