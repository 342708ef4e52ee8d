// The entry of published pages. Global styles come first, so that CSS modules override them.
import './global.css';
import { App } from './App';
import { startApp } from './startApp';

window.app.start = () => startApp(App);
