import { createRoot } from 'react-dom/client';
import { NEW_COMPANY, STUDIO_KEY } from './protocol';
import { App } from './shell/App';
import { createApiClient, type ApiClient } from './shell/apiClient';
import { createClientSession } from './shell/session/createClientSession';
import { createStudioShell } from './shell/studio';
import { isFirstVisit } from './shell/firstVisit';
import { createUnsent } from './shell/unsent';
import { takeWindowId } from './shell/windowId';
import './shell/studio.css';
import { viewsByName, type StudioView } from './shell/views';
import { muteComposing } from '../ui/composing/composing';
import { errorMessage } from '../document/errorMessage';

// Each file `views/<name>/view.ts` adds a view.
const views = import.meta.glob<{ view: StudioView }>('./views/*/view.ts', { eager: true });
const given = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
const place = document.getElementById('studio') ?? document.body;
// Before React listens.
muteComposing(window);
const root = createRoot(place);

try {
  const api = createApiClient({ key: given('studio-key'), site: given('studio-site') }, STUDIO_KEY);
  if (location.pathname === NEW_COMPANY) await askForCompany(api);
  else await openStudio(api);
} catch (error) {
  root.render(<p role="alert">{errorMessage(error)}</p>);
}

async function askForCompany(api: ApiClient): Promise<void> {
  const { NewCompany } = await import('./newCompany/NewCompany');
  root.render(<NewCompany api={api} />);
}

async function openStudio(api: ApiClient): Promise<void> {
  const unsent = createUnsent(given('studio-site'), crypto.randomUUID());
  const session = createClientSession(await api.state(), {
    api,
    unsent,
    window: await takeWindowId(sessionStorage, navigator.locks),
    reload: () => location.reload(),
  });
  const start = decodeURIComponent(location.hash.slice(1));
  const studio = createStudioShell(session, start, viewsByName(views));
  if (isFirstVisit()) studio.open('tour');
  window.addEventListener('beforeunload', (event) => {
    if (session.isWaiting()) event.preventDefault();
  });
  root.render(<App studio={studio} />);
}
