import { data } from 'virtual:inquiry/loader';
import type { WidgetsModule } from './context';
import { start } from './loader/start';

/** The path of the widgets below /embed, defined by the build. */
declare const WIDGETS: string;

// A retry uses another URL, because browsers cache failed module loads.
start(
  data,
  (page) =>
    import(
      /* @vite-ignore */ `${page.options.ourOrigin}embed/${WIDGETS}${page.failure && `?${Date.now()}`}`
    ) as Promise<WidgetsModule>,
);
