// The entry of the preview's pages, in the place of src/app/client.tsx.
import '../../../app/global.css';
import { startApp } from '../../../app/startApp';
import { DraftApp } from './DraftApp';

window.app.start = () => startApp(DraftApp);
