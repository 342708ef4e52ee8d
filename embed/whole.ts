import { data } from 'virtual:inquiry/loader';
import { start } from './loader/start';
import { start as startWidgets } from './widgets/start';

// Everything in one file, for pages that pin a version by its hash.
start(data, () => Promise.resolve({ start: startWidgets }));
