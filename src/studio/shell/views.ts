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
  /** What the tree shows beside the title. */
  Mark?: ComponentType;
}

/** The views in the order of the tree, by the names of their folders. They reach the shell from outside: they use it. */
export type Views = ReadonlyMap<string, StudioView>;

/** The views by the names of their folders, from the files that the bundler has found. */
export function viewsByName(found: Record<string, { view: StudioView }>): Views {
  return new Map(
    Object.entries(found)
      .map(([file, { view }]): [string, StudioView] => [file.split('/').at(-2) ?? '', view])
      .toSorted(([, one], [, other]) => one.order - other.order),
  );
}
