/**
 * The script of the desk's service worker. It asks the network first, always: only where that does not answer at all,
 * it gives what the desk has told it to keep. So a present page is never replaced by a former one.
 *
 * A browser gives it every address that begins with that of the desk ('/desk-chairs'), as a scope is a prefix: it
 * leaves those to the browser. As text, because it is published at an address that the bundler does not know.
 */
export const OFFLINE_WORKER = `// Keeps the desk of the sales team for when there is no network. It asks the network first, always.
const NAME = 'desk';
const bare = (address) => new URL(address).pathname.replace(/\\/+$/, '');
const desk = bare(self.registration.scope);

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('message', (event) => event.waitUntil(keep(event.data)));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  const isPage = request.mode === 'navigate';
  if (isPage && bare(request.url) !== desk) return;
  event.respondWith(fetch(request).catch((error) => kept(isPage ? desk : request, error)));
});

async function kept(request, error) {
  const cache = await caches.open(NAME);
  const found = await cache.match(request, { ignoreVary: true });
  if (!found) throw error;
  return found;
}

// The page comes last, and what it no longer needs goes after that: what is kept is whole at any moment.
async function keep(addresses) {
  const cache = await caches.open(NAME);
  const files = addresses.filter((address) => bare(address) !== desk);
  for (const address of files) {
    if (!(await cache.match(address))) await put(cache, address);
  }
  await put(cache, desk);
  const wanted = new Set([...files, new URL(desk, location.href).href]);
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
}

async function put(cache, address) {
  const answer = await fetch(address);
  if (!answer.ok) return;
  // A browser refuses an answer to a visit that has been redirected ('/desk' to '/desk/').
  const whole = answer.redirected ? new Response(answer.body, answer) : answer;
  await cache.put(address, whole);
}
`;
