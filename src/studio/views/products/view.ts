import { Table } from 'lucide-react';
import { lazy } from 'react';
import { PRODUCTS } from '../../shell/forms';
import type { StudioView } from '../../shell/views';
import { WORDS } from './words';

/** The products as a table. */
export const view: StudioView = {
  title: WORDS.title,
  order: 10,
  icon: Table,
  section: PRODUCTS,
  View: lazy(async () => ({ default: (await import('./ProductsView')).ProductsView })),
};
