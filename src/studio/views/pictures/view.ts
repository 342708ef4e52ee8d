import { Images } from 'lucide-react';
import { lazy } from 'react';
import type { StudioView } from '../../shell/views';
import { WORDS } from './words';

/** All pictures of the site, and where each is used. */
export const view: StudioView = {
  title: WORDS.title,
  order: 20,
  icon: Images,
  View: lazy(async () => ({ default: (await import('./PicturesView')).PicturesView })),
};
