/** What is wrong with a text that does not have the right form, and what to write. */
export interface Explanation {
  message: string;
  advice: string;
  /** The text that was certainly meant. */
  meant?: string | undefined;
}
