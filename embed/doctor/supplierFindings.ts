import type { Inquiry, InquiryFinding } from '../api';
import type { Context } from '../context';
import { elementsOf } from '../elementClass';
import { problem } from './findings';

/** The address of a loader of the embed. */
const OURS = /\/embed\/v1(-named)?\.js$/;

/** Findings about several suppliers on one page. */
export function supplierFindings(context: Context): InquiryFinding[] {
  const { api, data, options } = context;
  const all = suppliers();
  const served = new Set(all.map(([global]) => global.slice('inquiry_'.length)));
  const written = elementsOf(Object.keys(data.attributes));
  const unserved = written
    .map(({ dataset }) => dataset['name'] ?? '')
    .filter((name) => !served.has(name));
  return [
    ...(isNameMeant(context, written)
      ? [problem(`data-name needs another script: ${options.ourOrigin}embed/v1-named.js.`)]
      : []),
    ...all.flatMap(([global, other]): InquiryFinding[] => {
      const message = `The list of ${originOf(global)} is on this page, too: window.${global}.`;
      return other === api ? [] : [{ state: 'ok', message }];
    }),
    ...[...new Set(unserved)].map((name) => problem(`No script serves ${elementsNamed(name)}.`)),
  ];
}

/**
 * Whether the `data-name` on the ordinary script was meant for the embed: then an element has the same name. Other
 * tools write `data-name` on scripts, too.
 */
function isNameMeant({ launcher, options }: Context, elements: readonly HTMLElement[]): boolean {
  const wanted = options.tag?.dataset['name'];
  return (
    wanted !== undefined &&
    wanted !== launcher.dataset['name'] &&
    elements.some(({ dataset }) => dataset['name'] === wanted)
  );
}

/** The problems of a page that has two suppliers' scripts of which neither has a name. */
export async function conflicts(context: Context): Promise<string[]> {
  const origins = idleScripts(context);
  const areSuppliers = await Promise.all(origins.map(isSupplier));
  return origins
    .filter((_, index) => areSuppliers[index])
    .map(
      (origin) =>
        `The script of ${origin} does nothing: without data-name, only the first one on a page runs. ` +
        'Take v1-named.js instead, and give it and its elements a data-name.',
    );
}

const elementsNamed = (name: string) =>
  name ? `the elements with data-name="${name}"` : 'the elements without data-name';

/** The origin of the script that has defined a global. */
function originOf(global: string): string {
  const tags = tagsOf().filter(({ dataset }) => `inquiry_${dataset['name']}` === global);
  const [tag] = global === 'inquiry' ? tagsOf().filter(isUnnamed) : tags;
  return tag ? new URL(tag.src).origin : 'another supplier';
}

/** Whether a site publishes this embed: scripts of other products may have the same file name. */
async function isSupplier(origin: string): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/embed/versions.json`);
    return Object.hasOwn(Object(await answer.json()) as object, 'latest');
  } catch {
    return false;
  }
}

/** The origins of suppliers' scripts that do not run: of all scripts without a name, only the first one runs. */
function idleScripts({ launcher, options }: Context): string[] {
  const others = tagsOf().filter((tag) => isUnnamed(tag) && !tag.src.startsWith(options.ourOrigin));
  return launcher.dataset['name'] ? [] : [...new Set(others.map(({ src }) => new URL(src).origin))];
}

const isUnnamed = ({ dataset }: HTMLScriptElement) => dataset['name'] === undefined;

/** The script tags of the embed, of all suppliers. */
const tagsOf = () => [...document.scripts].filter(({ src }) => OURS.test(src));

/** The suppliers' scripts that run on this page, with the globals that they have defined. */
function suppliers(): [global: string, api: Inquiry][] {
  const names = Object.keys(window).filter((key) => /^inquiry(_|$)/.test(key));
  return names.flatMap((key) => {
    const found = window[key as 'inquiry'];
    return found && 'doctor' in found ? [[key, found]] : [];
  });
}
