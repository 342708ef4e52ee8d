import { data } from 'virtual:inquiry/loader';
import { start } from './loader/start';

/** The path of the widgets below /embed, defined by the build. */
declare const WIDGETS: string;

// A retry uses another URL, because browsers cache failed module loads.
start(
  data,
  (page, file = WIDGETS) =>
    import(
      /* @vite-ignore */ `${page.options.ourOrigin}embed/${file}${page.failure && `?${Date.now()}`}`
    ),
);
