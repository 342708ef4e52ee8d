/** The first sentence of a description, as a teaser for the full text. */
export function firstSentence(text: string): string {
  // A sentence ends at the end of the text or before a capital letter: '1.5' and 'approx. 3 m' do not split it.
  return /^.*?[.!?](?=\s+\p{Lu}|\s*$)/su.exec(text)?.[0] ?? text;
}
