/** The style sheets of the widgets loaded so far, except those already taken. */
const texts: string[] = [];

/** Takes in the text of a CSS module: the build lets each of them call this. */
export function adopt(css: string): void {
  texts.push(css);
}

/** All that has been taken in since the last time, as one text. */
export function takeAdopted(): string {
  return texts.splice(0).join('');
}
