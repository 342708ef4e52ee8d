import { Languages } from 'lucide-react';
import { lazy } from 'react';
import type { StudioView } from '../../shell/views';
import { WORDS } from './words';

/** The words of buttons, notices and messages. */
export const view: StudioView = {
  title: WORDS.title,
  order: 40,
  icon: Languages,
  section: '/strings',
  View: lazy(async () => ({ default: (await import('./WordsView')).WordsView })),
};
