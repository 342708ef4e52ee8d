/** A request that every host must answer alike. */
export interface SampleRequest {
  /** For the request line, verbatim. */
  address: string;
  method?: string;
  headers?: Record<string, string>;
}

const PAGES = [
  '/',
  '/index.html',
  '/about',
  '/about/',
  '/about/index.html',
  '/about.html',
  '/about?utm_source=mail',
  '/terms',
  '/terms/',
  '/terms.html',
  '/store/category/pumps-&-pipes',
  '/store/category/pumps-%26-pipes/',
  '/store/category/%C3%B6l',
  '/store/category/100%25%20off',
];

const MISSING = [
  '/nope',
  '/nope/deeper',
  '/nope.html',
  '/404',
  '/404/',
  '/404.html',
  '/404//',
  '/404/?a=b',
  '/404/index.html',
  '/_headers',
  '/_redirects',
  '/hosting/nginx.conf',
  '/hosting/Caddyfile',
  '/hosting/apache.htaccess',
  '/.git/config',
  '/assets',
  '/%E0',
  '/..%5c..%5csecret.txt',
  `/${'long'.repeat(500)}`,
  '/store/product/nope',
  '/store/product/nope/',
  '/store/product/nope?q=a/b',
  '/store/product/404',
  '/store/product/404/',
  '/store/product/404.html',
  '/store/product/nope/more',
  '/store/product/',
  '/store/category/nope',
  '/store/nope',
  '/assets/gone-1.js',
  '/data/x/gone.json',
  '/embed/gone.js',
  '/embed/c/gone.js',
  '/images/gone.svg',
];

const FILES = [
  '/.well-known/security.txt',
  '/site.webmanifest',
  '/images/a.avif',
  '/images/logo.svg',
  '/fonts/a.woff2',
  '/favicon.ico',
  '/robots.txt',
  '/sitemap.xml',
  '/assets/app-1a2b3c.js',
  '/data/x/home.json',
];

const REDIRECTED = [
  '/shop',
  '/shop/',
  '/shop?ref=mail',
  '/shop?a=%0d%0aSet-Cookie:%20x=1',
  '/old%20page',
  '/old%20page?a=1',
  '/pumps-&-pipes?q=fan',
  '/forum',
  '/forum/?a=b',
];

/** Requests that every host must answer like our own server. */
export const SAME: SampleRequest[] = [
  ...[...PAGES, ...MISSING, ...FILES, ...REDIRECTED].map((address) => ({ address })),
  ...['gzip', 'br;q=0, gzip;q=0.5', 'identity'].map((accepted) => ({
    address: '/assets/app-1a2b3c.js',
    headers: { 'accept-encoding': accepted },
  })),
  { address: '/about', method: 'HEAD' },
  { address: '/nope', method: 'HEAD' },
  { address: '/about', method: 'POST' },
  { address: '/robots.txt', headers: { range: 'bytes=2-4' } },
  { address: '/robots.txt', headers: { range: 'bytes=-3' } },
  { address: '/robots.txt', headers: { range: 'bytes=10-' } },
];

/** Requests that hosts may normalize or reject; none may escape from the site's folder. */
export const HOSTILE = [
  '/../secret.txt',
  '/../dist-secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/../../secret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '//../secret.txt',
  '/./.git/config',
  '/about/../.git/config',
  '/about/..%2f.git%2fconfig',
  '//.git/config',
  '/%2egit/config',
  '/%2fhosting/nginx.conf',
  '/./_headers',
  '//evil.example/about',
  '/%00',
  '/about%00.html',
  '/%',
  '/store/category/%E0%A4%A',
];
