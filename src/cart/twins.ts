import type { CartItem } from './items';

/** The ids of lines whose names could be confused, so that messages name them with their codes. */
export function twinsIn(items: readonly CartItem[]): string[] {
  const sounds = items.map(soundOf);
  const isShared = (sound: string) => sounds.indexOf(sound) < sounds.lastIndexOf(sound);
  return items.filter((_, index) => isShared(sounds[index] ?? '')).map(({ id }) => id);
}

/** A name as it sounds when read aloud: 'Split AC – 1 Ton' and 'split ac 1 ton' are the same. */
const soundOf = ({ name }: CartItem) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
