/** What is wrong with a text of the wrong format, and what to write instead. */
export interface Explanation {
  message: string;
  advice: string;
  /** The text that was certainly meant. */
  meant?: string | undefined;
}
