import type { LiveCheck } from './types';

/** A file of the build with a content hash in its name, as the home page loads it. */
const SCRIPT = /["'](\/assets\/[\w.-]+\.js)["']/;

/** Where a partner's page would stand. */
const PARTNER = 'https://partner.example';

/** Texts are compressed: a phone on a slow network waits three times as long without. */
export const compression: LiveCheck = async ({ ask }) => {
  const home = await ask('/');
  const script = SCRIPT.exec(home.text)?.[1];
  const plain: string[] = [];
  for (const path of ['/', script].filter((one) => one !== undefined)) {
    const { headers } = await ask(path);
    if (!/br|gzip|zstd|deflate/.test(headers.get('Content-Encoding') ?? '')) plain.push(path);
  }
  return {
    tried: 'Pages and scripts are compressed',
    missing:
      plain.length > 0
        ? `${plain.join(' and ')} are sent as they are. Switch compression (gzip or Brotli) on.`
        : undefined,
  };
};

/** Files whose names change with their contents are kept, and pages are asked for again. */
export const caching: LiveCheck = async ({ ask }) => {
  const home = await ask('/');
  const script = SCRIPT.exec(home.text)?.[1];
  if (!script) return undefined;
  const ofScript = (await ask(script)).headers.get('Cache-Control') ?? '';
  const ofPage = home.headers.get('Cache-Control') ?? '';
  const wrong = [
    seconds(ofPage) > MAX_PAGE_AGE_S &&
      `Browsers keep pages for ${seconds(ofPage)} seconds, so that changes are seen late: send "Cache-Control: public, max-age=0, must-revalidate".`,
    seconds(ofScript) < MIN_ASSET_AGE_S &&
      'Browsers ask for unchanged files again: send "Cache-Control: public, max-age=31536000, immutable" for the folders assets, data and catalogue.',
  ].filter(Boolean);
  return {
    tried: 'Browsers keep what does not change, and ask for pages again',
    missing: wrong.length > 0 ? wrong.join(' ') : undefined,
  };
};

const seconds = (cacheControl: string) => Number(/max-age=(\d+)/.exec(cacheControl)?.[1] ?? 0);

/** Ten minutes, which GitHub Pages asks browsers for, and nobody can change. */
const MAX_PAGE_AGE_S = 600;
/** A day. */
const MIN_ASSET_AGE_S = 86_400;

/** The pictures that the manifest and phones ask for are there: some hosts keep a folder to themselves. */
export const icons: LiveCheck = async ({ ask }) => {
  const manifest = await ask('/manifest.webmanifest');
  const named = [...manifest.text.matchAll(/"src":\s*"([^"]+)"/g)].map(([, src = '']) => src);
  const lost: string[] = [];
  for (const path of ['/sitemap.xml', '/robots.txt', ...new Set(named)])
    if ((await ask(path)).status !== 200) lost.push(path);
  return {
    tried: 'Sitemap, robots.txt and the icons of home screens are there',
    missing:
      manifest.status !== 200 || lost.length > 0
        ? `The host does not send ${['/manifest.webmanifest', ...lost].slice(manifest.status === 200 ? 1 : 0).join(', ')}. Upload all files of the build, those with a dot in front, too.`
        : undefined,
  };
};

/** Partners' pages, which are of another origin, may load the embed, with all that it fetches. */
export const embed: LiveCheck = async ({ ask, config }) => {
  if (!config.store) return undefined;
  const tried = "Partners' pages can load the embed";
  const loader = await ask('/embed/v1.js', { Origin: PARTNER });
  if (loader.status !== 200)
    return { tried, missing: `/embed/v1.js answers ${loader.status}. Upload the folder embed.` };
  const widgets = /c\/widgets-[\w-]+\.js/.exec(loader.text)?.[0];
  const paths = [
    '/embed/v1.js',
    '/embed/catalogue.json',
    ...(widgets ? [`/embed/${widgets}`] : []),
  ];
  const closed: string[] = [];
  const kept: string[] = [];
  for (const path of paths) {
    const { headers } = await ask(path, { Origin: PARTNER });
    const allowed = headers.get('Access-Control-Allow-Origin');
    if (allowed !== '*' && allowed !== PARTNER) closed.push(path);
    if (headers.get('Cross-Origin-Resource-Policy') !== 'cross-origin') kept.push(path);
  }
  if (closed.length > 0)
    return {
      tried,
      missing: `Browsers refuse it: ${closed.join(', ')} come without "Access-Control-Allow-Origin: *". The host must send that header for the folders embed, catalogue, assets and schemas.`,
    };
  return {
    tried,
    missing:
      kept.length > 0
        ? `Pages that isolate themselves (COEP) cannot: send "Cross-Origin-Resource-Policy: cross-origin" for the same folders.`
        : undefined,
  };
};
