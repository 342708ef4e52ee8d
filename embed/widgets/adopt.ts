import { sheetOf, type Sheet } from '../shadows';

/** The style sheets of the widgets: one per CSS module, and the theme. */
export const sheets: Sheet[] = [];

/** Adds a style sheet. Each CSS module, as compiled by the build, calls it once. */
export function adopt(css: string): void {
  sheets.push(sheetOf(css));
}
