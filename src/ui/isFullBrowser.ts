// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
/**
 * Whether the browser is one of those in which everything works: "full" under "browserslist" in package.json. All of
 * them have these two, and no older one has both: Chrome and Safari had dialogs before that function, Firefox after it.
 * Elsewhere, React is not loaded: the page stays as it was delivered and as it is without JavaScript, apart from the list,
 * which the early script keeps. The embed does not load its widgets.
 */
export const isFullBrowser = 'hasOwn' in Object && 'HTMLDialogElement' in window;
