import { data } from 'virtual:inquiry/loader';
import { rules } from 'virtual:inquiry/rules';
import { data as widgetData } from 'virtual:inquiry/widgets';
import type { Context } from './context';
import type { CompanyFile } from './data';
import { doctor } from './doctor/doctor';
import { elementsOf } from './elementClass';
import { renderAdd } from './elements/inquiry-add/renderAdd';
import { namedScript } from './loader/named/namedScript';
import { start } from './loader/start';
import { refresh } from './refresh';
import { start as startWidgets } from './widgets/start';

/** How long to wait for present data; afterwards the visitor gets the numbers and words of the release. */
const REFRESH_TIMEOUT_MS = 3000;

/** The words of the release. A word that differs from them comes from the page (`data-strings`). */
const built: Record<string, string> = { ...data.words };

/** Replaces numbers, words, offices and categories by the company's present ones [E40]. */
async function bringUpToDate(context: Context): Promise<void> {
  const { options } = context;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), REFRESH_TIMEOUT_MS);
  const own = Object.entries(data.words).filter(([name, word]) => built[name] !== word);
  try {
    const answer = await fetch(`${options.ourOrigin}embed/company.json`, {
      // Not `AbortSignal.timeout`: some of the browsers in which everything works do not have it yet.
      signal: controller.signal,
    });
    const company = (await answer.json()) as CompanyFile;
    const { loader, widgets } = company;
    refresh(data, loader);
    refresh(widgetData, widgets);
    refresh(rules, company.rules);
    if (widgetData.numbers) widgetData.numbers = { ...widgets.numbers };
    Object.assign(data.words, Object.fromEntries(own));
    drawButtonsAgain(context);
  } catch {
    // Offline, or a policy of the page forbids it: the values of the release are better than none.
  } finally {
    clearTimeout(timer);
  }
}

/** Draws the buttons again, because the loader has drawn them with the words of the release. */
function drawButtonsAgain(context: Context): void {
  for (const element of elementsOf(['inquiry-add']))
    if (element.shadowRoot && element.dataset['name'] === context.launcher.dataset['name'])
      renderAdd(element, context);
}

// Everything in one file, for pages that pin a version by its hash.
const everything = { start: startWidgets, doctor };
const load = async <Module>(context: Context) => {
  await bringUpToDate(context);
  return everything as Module;
};
start(data, load, namedScript());
