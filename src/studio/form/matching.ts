import type { Choice } from '../protocol';

/** Nobody looks through more. */
const MAX_CHOICES = 60;

/**
 * The choices that hold all words of a text, at most as many as one looks through.
 * @param said What is looked for in a choice.
 */
export function matching(
  choices: readonly Choice[],
  text: string,
  said = ({ label, detail = '', value }: Choice) => `${label} ${detail} ${value}`,
): readonly Choice[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found: Choice[] = [];
  for (const choice of choices) {
    const own = said(choice).toLowerCase();
    if (words.every((word) => own.includes(word))) found.push(choice);
    if (found.length === MAX_CHOICES) break;
  }
  return found;
}
