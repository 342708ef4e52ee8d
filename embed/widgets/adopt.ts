import { sheet } from '../styles';

/** The sheets of all widgets that this file holds; every shadow root gets them all, as one and the same object. */
export const sheets: CSSStyleSheet[] = [];

/** Takes in the text of a CSS module: the build lets each of them call this. */
export function adopt(css: string): void {
  sheets.push(sheet(css));
}
