import { createRoot } from 'react-dom/client';
import { STUDIO_KEY } from '../protocol';
import { App } from './App';
import { createApi } from './api';
import { createSession } from './session';
import { createStudio } from './studio';
import { isFirstVisit } from './firstVisit';
import './studio.css';

const key = document.querySelector<HTMLMetaElement>('meta[name="studio-key"]')?.content ?? '';
const place = document.getElementById('studio') ?? document.body;
const root = createRoot(place);

try {
  const api = createApi(key, STUDIO_KEY);
  const session = createSession(await api.state(), api);
  const studio = createStudio(session, decodeURIComponent(location.hash.slice(1)));
  if (isFirstVisit()) studio.open('tour');
  root.render(<App studio={studio} />);
} catch (error) {
  root.render(<p role="alert">{error instanceof Error ? error.message : String(error)}</p>);
}
