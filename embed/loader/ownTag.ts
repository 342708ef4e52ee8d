/** The file name of a script of the embed: the loader, or a pinned version. */
export const SCRIPT_FILE = /\/embed\/(v1(-named)?|\d[\w.-]*)\.js$/;

/**
 * The tag of the running script, which is only known during its first execution; null where it has none, as in a
 * partner's own bundle. A script of `type="module"` is not told its tag, so it looks for it on the page.
 * @param isOurs Tells it from the tag of another supplier's script.
 */
export function ownTag(isOurs: (tag: HTMLScriptElement) => boolean): HTMLScriptElement | null {
  const running = document.currentScript;
  if (running) return running as HTMLScriptElement;
  const modules = [...document.scripts].filter(({ type }) => type === 'module');
  return (
    modules.find((tag) => SCRIPT_FILE.test(tag.src.replace(/[?#].*/, '')) && isOurs(tag)) ?? null
  );
}
