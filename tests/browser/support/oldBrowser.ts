import bcd, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' };
import type { Page } from '@playwright/test';
import { oldestBrowsers, type BrowserGroup } from '../../../src/node/assets/browsers';

/** The names of browsers at MDN. */
const AT_MDN: Record<string, 'chrome' | 'edge' | 'firefox' | 'safari' | 'safari_ios'> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

/**
 * What a browser lacks: ['Navigation'] stands for the global, ['Element', 'checkVisibility'] for what elements have,
 * ['Response', 'json_static'] for what the class itself has.
 */
export type Lack = [name: string, member?: string];

/**
 * All that the oldest browser of a group lacks, of what JavaScript and the DOM offer today (MDN's browser-compat-data).
 * Syntax is not among it: the bundler translates that.
 */
export function lacksOf(group: BrowserGroup, browser: string): Lack[] {
  const version = oldestBrowsers(process.cwd(), group).find(([name]) => name === browser)?.[1];
  const name = AT_MDN[browser];
  if (!version || !name) throw new Error(`package.json names no ${browser} under ${group}.`);
  const lacks = (statement: CompatStatement | undefined) =>
    statement !== undefined && !isSupported(statement.support[name], version);
  return [bcd.api, bcd.javascript.builtins ?? {}].flatMap((all) =>
    Object.entries(all as Record<string, Identifier>).flatMap(
      ([owner, { __compat, ...members }]): Lack[] => {
        if (lacks(__compat)) return [[owner]];
        return Object.entries(members as Record<string, Identifier>)
          .filter(([, { __compat: statement }]) => lacks(statement))
          .map(([member]): Lack => [owner, member]);
      },
    ),
  );
}

function isSupported(support: unknown, version: string): boolean {
  const all = (Array.isArray(support) ? support : [support]) as (
    | SimpleSupportStatement
    | undefined
  )[];
  return all.some((one) => {
    if (!one || one.prefix || one.alternative_name || one.flags) return false;
    const { version_added: added, version_removed: removed } = one;
    if (!added || added === 'preview') return false;
    const isGone = removed && removed !== 'preview' && rank(removed) <= rank(version);
    return rank(added) <= rank(version) && !isGone;
  });
}

/** A version as a number: '15.4' → 15.004. */
const rank = (version: string): number =>
  version
    .replace('≤', '')
    .split('.')
    .reduce((sum, part, place) => sum + Number(part) / 1000 ** place, 0);

/** These stay, because the scripts with which Playwright reads pages need them. */
const NEEDED_BY_PLAYWRIGHT = /^(globalThis|Big\w+)$/;

/** Makes a page lack what the oldest browser of a group lacks, before any of its scripts runs. */
export async function ageTo(page: Page, group: BrowserGroup, browser: string): Promise<void> {
  const lacks = lacksOf(group, browser).filter(([name]) => !NEEDED_BY_PLAYWRIGHT.test(name));
  await page.addInitScript((missing) => {
    const scope = globalThis as unknown as Record<string, object | undefined>;
    for (const [name, member] of missing) {
      const owner = scope[name];
      if (!member) Reflect.deleteProperty(scope, name);
      else if (owner) {
        const { prototype } = owner as { prototype?: object };
        const own = member.replace(/_static$/, '');
        // Look where it is, because for JavaScript's own classes MDN does not say whether it belongs to the class or to
        // its instances: Object.hasOwn is just `hasOwn`.
        const isOfClass = own !== member || !prototype || !(own in prototype);
        Reflect.deleteProperty(isOfClass ? owner : prototype, own);
      }
    }
  }, lacks);
}
