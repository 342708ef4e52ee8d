import type { Load } from '../context';

/** The path of the widgets below /embed, defined by the build. */
declare const WIDGETS: string;

/** Imports a file from our origin. A retry uses another URL, because browsers cache failed module loads. */
export const importFile: Load = (page, file = WIDGETS) =>
  import(
    /* @vite-ignore */ `${page.options.ourOrigin}embed/${file}${page.failure && `?${Date.now()}`}`
  );
