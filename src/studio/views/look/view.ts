import { Palette } from 'lucide-react';
import { lazy } from 'react';
import type { StudioView } from '../../shell/views';
import { WORDS } from './words';

/** Colours, fonts and measures. */
export const view: StudioView = {
  title: WORDS.title,
  order: 30,
  icon: Palette,
  section: '/theme',
  View: lazy(async () => ({ default: (await import('./LookView')).LookView })),
};
