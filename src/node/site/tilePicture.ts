import type { Picture } from '../../generated/types';

/** The picture of a tile: it stands on a light ground, and the name of the product says what it shows. */
export function tilePicture(picture: Picture): Picture {
  const { dark: _, ...light } = picture;
  return { ...light, alt: '' };
}
