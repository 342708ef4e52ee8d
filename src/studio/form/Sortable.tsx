import { Accessibility, StyleInjector } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import type { ComponentProps, ReactNode } from 'react';
import { WORDS } from './words';

type Plugins = NonNullable<ComponentProps<typeof DragDropProvider>['plugins']>;
/** What screen readers are to hear at each moment of a drag. */
type Announcements = NonNullable<
  NonNullable<ConstructorParameters<typeof Accessibility>[1]>['announcements']
>;
type Id = NonNullable<Source>['id'];
type Source = Parameters<NonNullable<Announcements['dragstart']>>[0]['operation']['source'];

/** What screen readers hear while an entry is dragged. What came of it is said by the list, as after its buttons. */
const ANNOUNCEMENTS: Announcements = {
  dragstart: ({ operation: { source } }) => say(source, WORDS.pickedUp),
  dragover: ({ operation: { source } }) =>
    isSortable(source) && source.index !== saidPlaces.get(source.id)
      ? say(source, WORDS.isAtPlace)
      : undefined,
  dragend: ({ operation: { source }, canceled }) =>
    canceled && isSortable(source)
      ? WORDS.putBack(nameOf(source), source.initialIndex + 1)
      : undefined,
};

/** The places that were said of what is dragged: where it is picked up, it is over its own place, too. */
const saidPlaces = new Map<Id, number>();

function say(source: Source, inWords: (name: string, place: number) => string): string | undefined {
  if (!isSortable(source)) return undefined;
  saidPlaces.set(source.id, source.index);
  return inWords(nameOf(source), source.index + 1);
}

/** Puts the focus back on the handle: elements that change places in the document lose it. */
function keepFocus(source: Source): void {
  if (!isSortable(source)) return;
  const { handle } = source;
  requestAnimationFrame(() => {
    if (document.activeElement === document.body && handle instanceof HTMLElement) handle.focus();
  });
}

const nameOf = ({ data }: NonNullable<Source>): string => String(data['name']);

/** The Content-Security-Policy lets in styles with the nonce of the page's script: what is dragged needs some. */
const plugins: Plugins = (defaults) => {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  const spoken = Accessibility.configure({
    announcements: ANNOUNCEMENTS,
    screenReaderInstructions: { draggable: WORDS.howToDrag },
  });
  return [
    ...defaults.filter((one) => one !== Accessibility),
    spoken,
    ...(nonce === undefined ? [] : [StyleInjector.configure({ nonce })]),
  ];
};

/** A list whose entries (`useSortable`) can be dragged by mouse, touch and keyboard to another place of the same list. */
export function Sortable({
  onMove,
  children,
}: {
  /** @param name What the entry is called. */
  onMove: (from: number, to: number, name: string) => void;
  children: ReactNode;
}) {
  return (
    <DragDropProvider
      plugins={plugins}
      onDragOver={({ operation: { source } }) => keepFocus(source)}
      onDragEnd={({ canceled, operation: { source } }) => {
        if (!canceled && isSortable(source))
          onMove(source.initialIndex, source.index, nameOf(source));
        keepFocus(source);
      }}
    >
      {children}
    </DragDropProvider>
  );
}
