import type { Root } from 'react-dom/client';
import { NEW_COMPANY, STUDIO_KEY } from './protocol';
import { App } from './shell/App';
import { createApiClient, type ApiClient, type Given } from './shell/apiClient';
import { createClientSession } from './shell/session/createClientSession';
import { createStudioShell } from './shell/studio';
import { isFirstVisit } from './shell/firstVisit';
import { createUnsent } from './shell/unsent';
import { takeWindowId } from './shell/windowId';
import { viewsByName, type StudioView } from './shell/views';

// Each file `views/<name>/view.ts` adds a view.
const views = import.meta.glob<{ view: StudioView }>('./views/*/view.ts', { eager: true });

/** Draws Studio, or at its address the page that asks for a new company. */
export async function start(root: Root, given: Given): Promise<void> {
  const api = createApiClient(given, STUDIO_KEY);
  if (location.pathname === NEW_COMPANY) await askForCompany(root, api);
  else await openStudio(root, api, given.site);
}

async function askForCompany(root: Root, api: ApiClient): Promise<void> {
  const { NewCompany } = await import('./newCompany/NewCompany');
  root.render(<NewCompany api={api} />);
}

async function openStudio(root: Root, api: ApiClient, site: string): Promise<void> {
  const unsent = createUnsent(site, crypto.randomUUID());
  const session = createClientSession(await api.state(), {
    api,
    unsent,
    window: await takeWindowId(navigator.locks),
    reload: () => location.reload(),
  });
  const studio = createStudioShell(session, placeIn(location.hash), viewsByName(views));
  if (isFirstVisit()) studio.open('tour');
  window.addEventListener('beforeunload', (event) => {
    if (session.isWaiting()) event.preventDefault();
  });
  root.render(<App studio={studio} />);
}

/** The place that an address leads to: '/pages/0' of '#%2Fpages%2F0'. One that was cut where it was copied leads nowhere. */
function placeIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
