/** The style sheets of the widgets loaded so far: a script that has ended and starts again finds them here. */
export const texts: string[] = [];

/** Takes in the text of a CSS module: the build lets each of them call this. */
export function adopt(css: string): void {
  texts.push(css);
}
