import { data } from 'virtual:inquiry/loader';
import type { WidgetsModule } from './context';
import { start } from './loader/start';

/** Where the widgets are, below /embed: the build puts the name in. */
declare const WIDGETS: string;

start(data, (origin, again) => {
  return import(/* @vite-ignore */ `${origin}embed/${WIDGETS}${again}`) as Promise<WidgetsModule>;
});
