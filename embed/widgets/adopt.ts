/** What the widgets are drawn with: one for all of them, also for a script that has ended and starts again. */
export const sheet = new CSSStyleSheet();

/** Takes in the text of all CSS modules: the build makes one of them, and lets the script call this once. */
export function adopt(css: string): void {
  sheet.replaceSync(css);
}
