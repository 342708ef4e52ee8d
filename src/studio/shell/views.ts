import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

/** A place of work that takes the room of page and form: the products, the pictures, publishing. */
export interface StudioView {
  /** What the tree calls it. */
  title: string;
  /** Where the tree lists it: the smallest first. */
  order: number;
  icon: LucideIcon;
  /** Loaded when it is first opened. */
  View: ComponentType;
  /** The pointer of the part of the config that it stands for: its mistakes are counted, and the tree lists it only once. */
  section?: string;
}

const found = import.meta.glob<{ view: StudioView }>('../views/*/view.ts', { eager: true });

/** The views by the names of their folders: each file `src/studio/views/<name>/view.ts` adds one. */
export const VIEWS: ReadonlyMap<string, StudioView> = new Map(
  Object.entries(found)
    .map(([file, { view }]): [string, StudioView] => [file.split('/').at(-2) ?? '', view])
    .toSorted(([, one], [, other]) => one.order - other.order),
);
