import { hostingHeaders } from '../headers';
import { encodePath } from '../address';
import type { Live, LiveCheck } from './types';

/** What hosts without rules can do, as the README says it. */
const RULES =
  'Hosts take such rules from the files "_headers" and "_redirects", or from a sample in the folder "hosting" of the build.';

/** Pages have the security headers. Their values depend on the build; a host may set others. */
export const securityHeaders: LiveCheck = async ({ ask, origin }) => {
  const input = { scriptHashes: [], frameOrigins: [], formOrigins: [], url: origin };
  const [rule] = hostingHeaders(input);
  const { headers } = await ask('/');
  const missing = Object.keys(rule?.headers ?? {}).filter((name) => !headers.has(name));
  return {
    tried: 'Pages come with security headers',
    missing: missing.length > 0 ? `These are not sent: ${missing.join(', ')}. ${RULES}` : undefined,
  };
};

/** The first page below the home page that is not made for each category or product. */
const pageBelow = ({ config }: Live): string | undefined =>
  config.pages.find(({ path }) => path !== '/' && !path.includes(':'))?.path;

/** A page below the home page is there, with and without a slash at its end. */
export const pages: LiveCheck = async (live) => {
  const path = pageBelow(live);
  if (!path) return undefined;
  const without = await statusAfterRedirect(live, path);
  const withSlash = await statusAfterRedirect(live, `${path}/`);
  const wrong = [
    without !== 200 && `${path} answers ${without}`,
    withSlash !== 200 && `${path}/ answers ${withSlash}`,
  ].filter(Boolean);
  return {
    tried: 'Pages are there, with and without a slash at the end of their addresses',
    missing:
      wrong.length > 0
        ? `${wrong.join(', and ')}. The host must look for the file index.html in the folder of that name.`
        : undefined,
  };
};

/** The status of an address, after one redirect: hosts may add or remove a slash. */
async function statusAfterRedirect({ ask, origin }: Live, path: string): Promise<number> {
  const { status, headers } = await ask(encodePath(path));
  const to = headers.get('Location');
  if (status < 300 || status >= 400 || to === null) return status;
  return (await ask(new URL(to, origin + encodePath(path)).href)).status;
}

/** The address that links, search engines and the sitemap name is that of the page, not one that leads to it. */
export const direct: LiveCheck = async (live) => {
  const path = pageBelow(live);
  if (!path) return undefined;
  const { status, headers } = await live.ask(encodePath(path));
  const to = headers.get('Location');
  return {
    tried: 'Pages are at the address that links name, without a redirect',
    missing:
      status >= 300 && status < 400 && to !== null
        ? `${path} leads to ${to}: visitors wait for one more answer, which slow networks make long. The host must send ${path}.html, or index.html of the folder, for that address. Sites of more than 5,000 pages have the folder only.`
        : undefined,
  };
};

/** An address that leads nowhere is answered with the site's own page, and with the status that says so. */
export const unknownAddress: LiveCheck = async ({ ask }) => {
  const home = await ask('/');
  const path = '/is-there-such-a-page';
  const { status, text } = await ask(path);
  const isOwn = text.includes('id="root"') && home.text.includes('id="root"');
  const tried = 'Addresses that lead nowhere say so';
  if (status === 404 && isOwn) return { tried };
  return {
    tried,
    missing:
      status === 404
        ? `${path} shows the page of the host. Name /404.html as the page for errors of the kind 404.`
        : `${path} answers ${status}: search engines would list addresses that do not exist. The host must answer 404, with the file /404.html.`,
  };
};

/** At most so many redirects are tried. */
const MAX_TRIED = 50;

/** Old addresses lead to the new ones. */
export const redirects: LiveCheck = async ({ ask, origin, config }) => {
  if (config.redirects.length === 0) return undefined;
  const tried = 'Old addresses lead to the new ones';
  const lost: string[] = [];
  for (const { from, to } of config.redirects.slice(0, MAX_TRIED)) {
    // One after another, as a visitor would: hosts refuse clients that ask for much at once.
    const { status, headers } = await ask(encodePath(from));
    const target = headers.get('Location');
    const wanted = new URL(encodePath(to), origin).href;
    if (status < 300 || status >= 400 || !target || new URL(target, origin).href !== wanted)
      lost.push(from);
  }
  if (lost.length === 0) return { tried };
  const [first = ''] = lost;
  const others = lost.length === 1 ? '' : ` and ${lost.length - 1} more`;
  return { tried, missing: `${first}${others} of "redirects" in the config does not. ${RULES}` };
};
