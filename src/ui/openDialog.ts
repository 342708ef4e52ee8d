/**
 * The dialog that is open last; beside it, everything is inert. All dialogs of the site are modal, and `:modal` would be
 * an error in browsers from before mid-2022.
 */
export const openDialog = (): Element | undefined =>
  [...document.querySelectorAll('dialog[open]')].at(-1);
