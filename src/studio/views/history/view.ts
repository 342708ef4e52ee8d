import { History as HistoryIcon } from 'lucide-react';
import { lazy } from 'react';
import type { StudioView } from '../../shell/views';
import { WORDS } from './words';

/** All saved states of the site. */
export const view: StudioView = {
  title: WORDS.title,
  order: 80,
  icon: HistoryIcon,
  View: lazy(async () => ({ default: (await import('./HistoryView')).HistoryView })),
};
