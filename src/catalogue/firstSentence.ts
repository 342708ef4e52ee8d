/** The first sentence of a description, for where the whole one stands further down. */
export function firstSentence(text: string): string {
  // A number such as '1.5', and a full stop that no new sentence follows, end nothing.
  return /^.*?[.!?](?=\s+\p{Lu}|\s*$)/su.exec(text)?.[0] ?? text;
}
