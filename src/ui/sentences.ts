// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
/** Joins texts that are said one after the other. Most have no full stop, and would run into what follows. */
export const sentences = (texts: readonly (string | undefined)[]): string =>
  texts
    .filter(Boolean)
    .join('. ')
    .replace(/([.!?:…。؟])\. /g, '$1 ');
