/** The style sheets of the widgets: one per CSS module, and the theme. */
export const sheets: CSSStyleSheet[] = [];

/** Adds a style sheet. Each CSS module, as compiled by the build, calls it once. */
export function adopt(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.push(sheet);
}
