/** French puts a space before these signs, and within quotes, at which no line may break. */
const BEFORE = / (?=[:;!?»%])/g;
const AFTER = /« /g;
const NO_BREAK_SPACE = '\u00A0';

/** A French text with spaces that do not break where they must not. */
export function frenchSpaces(text: string): string {
  return text.replaceAll(BEFORE, NO_BREAK_SPACE).replaceAll(AFTER, `«${NO_BREAK_SPACE}`);
}

/** The same for all texts of a part of Studio, and for what its functions write. */
export function withFrenchSpaces<Words>(words: Words): Words {
  return spaced(words) as Words;
}

function spaced(words: unknown): unknown {
  if (typeof words === 'string') return frenchSpaces(words);
  if (typeof words === 'function')
    return (...values: unknown[]) => frenchSpaces(String(Reflect.apply(words, undefined, values)));
  if (Array.isArray(words)) return words.map(spaced);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, one]) => [key, spaced(one)]));
}
