import type { LiveCheck } from './types';

/** A catalogue that is too large for the page is searched by an endpoint: it answers at its address, under the site's name. */
export const search: LiveCheck = async ({ ask, config }) => {
  const endpoint = config.store?.search?.endpoint;
  if (endpoint === undefined || !(await isAsked(ask, endpoint))) return undefined;
  const wrong: string[] = [];
  const json = await ask(`${endpoint}.json?q=a&_size=1`);
  if (json.status !== 200 || !isAnswer(json.text))
    wrong.push(`${endpoint}.json answers ${json.status}, but not with products`);
  const page = await ask(`${endpoint}?q=a`, { Accept: 'text/html' });
  if (page.status !== 200 || !/<form[^>]*role="search"/.test(page.text))
    wrong.push(`${endpoint} answers ${page.status}, but not with a page of products`);
  return {
    tried: 'The search of the catalogue answers',
    missing:
      wrong.length > 0
        ? `${wrong.join(', and ')}. Start "npm run search" on the host, and send ${endpoint}, ${endpoint}.json and ${endpoint}.js on to it: dist/hosting/nginx.conf and Caddyfile show how.`
        : undefined,
  };
};

/** Whether the pages ask it: a small catalogue is searched by themselves. Partners' pages are told the same. */
async function isAsked(ask: Parameters<LiveCheck>[0]['ask'], endpoint: string): Promise<boolean> {
  const { text } = await ask('/embed/catalogue.json');
  return (valueOf(text) as { endpoint?: unknown } | undefined)?.endpoint === endpoint;
}

const isAnswer = (text: string): boolean =>
  Array.isArray((valueOf(text) as { hits?: unknown } | undefined)?.hits);

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}
