import { data } from 'virtual:inquiry/loader';
import type { WidgetsModule } from './context';
import { start } from './loader/start';

/** Where the widgets are, beside this script: the build puts the name in. */
declare const WIDGETS: string;

// Read now: later the script's tag is not known any more.
const { currentScript } = document;
const base = currentScript instanceof HTMLScriptElement ? currentScript.src : data.url;

start(data, (attempt) => {
  const url = new URL(`/embed/c/${WIDGETS}`, base);
  // A browser remembers that an address has failed.
  if (attempt) url.search = String(attempt);
  return import(/* @vite-ignore */ url.href) as Promise<WidgetsModule>;
});
