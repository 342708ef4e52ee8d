import { createRoot } from 'react-dom/client';
import { chosenLanguage } from './language/chosenLanguage';
import { firstSpoken, speakIn } from './dictionaries/studioLanguages';
import './shell/studio.css';
import { muteComposing } from '../ui/composing/composing';
import { errorMessage } from '../document/errorMessage';

const given = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
const place = document.getElementById('studio') ?? document.body;
// Before React listens.
muteComposing(window);
const root = createRoot(place);

try {
  // A site that is still to be made has no language.
  const ofSite = given('studio-language');
  const wanted = [chosenLanguage() ?? '', ...(ofSite === '' ? navigator.languages : [ofSite])];
  await speakIn(firstSpoken(wanted));
  // Words are read where they are imported, so that everything else comes after the language.
  const { start } = await import('./start');
  await start(root, { key: given('studio-key'), site: given('studio-site') });
} catch (error) {
  root.render(<p role="alert">{errorMessage(error)}</p>);
}
