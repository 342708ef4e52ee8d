/** Places of the texts that a part may stand in: all that have it, and perhaps others. */
export type PartIndex = (part: string) => ArrayLike<number>;

/** Prepares texts for such questions. What searches a hundred thousand products has one that leaves most texts out. */
export type IndexParts = (texts: readonly string[]) => PartIndex;

/** Leaves nothing out: a page has few texts, and should not spend its time on preparing them. */
export const allTexts: IndexParts = (texts) => {
  const all = Uint32Array.from(texts, (_, place) => place);
  return () => all;
};
