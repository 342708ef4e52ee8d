/** The style sheets of the widgets: one for each CSS module, and the theme. */
export const sheets: CSSStyleSheet[] = [];

/** Adds a style sheet: the build has each CSS module call it once. */
export function adopt(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.push(sheet);
}
