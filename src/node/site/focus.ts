import type { Image } from '../../generated/authored';

/** The point of a photo that stays in view where it is cut, in per cent. */
export type Focus = NonNullable<Image['focus']>;

/** The class of photos with this focus point, because the Content-Security-Policy forbids inline styles. */
export const focusClass = ({ x, y }: Focus): string => `focus-${x}-${y}`;

/** The rules of all focus points in use, each once. */
export function focusCss(images: readonly Image[]): string {
  const rules = images.flatMap(({ focus }) =>
    focus ? [`.${focusClass(focus)}{object-position:${focus.x}% ${focus.y}%}`] : [],
  );
  return [...new Set(rules)].toSorted().join('');
}
