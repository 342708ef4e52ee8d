import { FileText } from 'lucide-react';
import { lazy } from 'react';
import type { StudioView } from '../../shell/views';
import { WORDS } from './words';

/** All files that visitors download, and where each is used. */
export const view: StudioView = {
  title: WORDS.title,
  order: 21,
  icon: FileText,
  View: lazy(async () => ({ default: (await import('./FilesView')).FilesView })),
};
