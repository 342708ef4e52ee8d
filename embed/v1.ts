import { data } from 'virtual:inquiry/loader';
import type { WidgetsModule } from './context';
import { start } from './loader/start';

/** Where the widgets are, below /embed: the build puts the name in. */
declare const WIDGETS: string;

// A retry takes another address: browsers remember a module that failed to load.
start(
  data,
  (page) =>
    import(
      /* @vite-ignore */ `${page.options.ourOrigin}embed/${WIDGETS}${page.failure && `?${Date.now()}`}`
    ) as Promise<WidgetsModule>,
);
