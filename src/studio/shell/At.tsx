import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** Puts its children at a height; a style attribute would need another Content-Security-Policy. */
export function At({
  top,
  className,
  children,
}: {
  top: number;
  className: string | undefined;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => ref.current?.style.setProperty('inset-block-start', `${top}px`), [top]);
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}
