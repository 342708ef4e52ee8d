import { data } from 'virtual:inquiry/loader';
import { data as widgetData } from 'virtual:inquiry/widgets';
import type { Context } from './context';
import type { CompanyFile } from './data';
import { doctor } from './doctor/doctor';
import { start } from './loader/start';
import { refresh } from './refresh';
import { start as startWidgets } from './widgets/start';

/** In ms: then the visitor gets the numbers and words of the release. */
const PATIENCE = 3000;

/** The words of the release: others are the page's own (data-strings). */
const built: Record<string, string> = { ...data.words };

/** Takes the company's present numbers and words [E40]. */
async function bringUpToDate({ options }: Context): Promise<void> {
  const own = Object.entries(data.words).filter(([name, word]) => built[name] !== word);
  try {
    const answer = await fetch(`${options.ourOrigin}embed/company.json`, {
      signal: AbortSignal.timeout(PATIENCE),
    });
    const { loader, widgets } = (await answer.json()) as CompanyFile;
    refresh(data, loader);
    refresh(widgetData, widgets);
    Object.assign(data.words, Object.fromEntries(own));
  } catch {
    // Offline, or a policy of the page forbids it: the values of the release are better than none.
  }
}

// Everything in one file, for pages that pin a version by its hash.
const everything = { start: startWidgets, doctor };
start(data, async <Module>(context: Context) => {
  await bringUpToDate(context);
  return everything as Module;
});
