import { StyleInjector } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import type { ComponentProps, ReactNode } from 'react';

/** The Content-Security-Policy lets in styles with the nonce of the page's script: what is dragged needs some. */
const withNonce: NonNullable<ComponentProps<typeof DragDropProvider>['plugins']> = (defaults) => {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  return nonce === undefined ? defaults : [...defaults, StyleInjector.configure({ nonce })];
};

/** A list whose entries (`useSortable`) can be dragged by mouse, touch and keyboard to another place of the same list. */
export function Sortable({
  onMove,
  children,
}: {
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}) {
  return (
    <DragDropProvider
      plugins={withNonce}
      onDragEnd={({ canceled, operation: { source } }) => {
        if (!canceled && isSortable(source)) onMove(source.initialIndex, source.index);
      }}
    >
      {children}
    </DragDropProvider>
  );
}
