import type { Variant } from './variants';

/** The path of a block in the gallery: '/gallery/hero/example-1'; of all blocks of its type: '/gallery/hero'. */
export function galleryPath({ type, name }: Pick<Variant, 'type'> & Partial<Variant>): string {
  const last = name?.toLowerCase().replaceAll(/\W+/g, '-');
  return ['/gallery', type, last].filter(Boolean).join('/');
}

/** The path of the page with every block on every ground. */
export const EVERY_GROUND = '/gallery/grounds';
