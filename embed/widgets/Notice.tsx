import { useLayoutEffect, useRef } from 'react';
import { iconButton } from '../../src/ui/button/buttonClass';
import { Icon } from '../../src/ui/icon/Icon';
import { CROSS } from '../../src/ui/icon/icons';
import type { InterfaceStrings } from '../../src/generated/types';
import css from './notice.module.css';

/** How far a notice must be swiped to be dismissed, in px [N7]. */
const FAR = 20;

/** The content of a notice. */
export interface Said {
  texts: readonly string[];
  /** The button that was pressed: gets the focus back when the notice closes. */
  button?: HTMLElement | undefined;
}

/**
 * The toast shown after a product was added. On the site, notices are queued (`src/widgets/notices`); here there is
 * just one, which is replaced by the next.
 */
export function Notice({
  strings,
  said,
  duration,
  onClose,
  onAction,
}: {
  strings: InterfaceStrings;
  said: Said | undefined;
  /** In ms. The timer pauses while the notice has hover or focus, or the tab is hidden (WCAG 2.2.1) [N5]. */
  duration: number;
  onClose: () => void;
  onAction: () => void;
}) {
  const region = useRef<HTMLElement>(null);
  const start = useRef(0);
  const close = () => {
    if (region.current?.matches(':focus-within')) said?.button?.focus({ preventScroll: true });
    onClose();
  };

  useLayoutEffect(() => {
    // On top of everything that was opened before; a browser without popovers relies on its position.
    region.current?.togglePopover?.(true);
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        if (document.hidden || region.current?.matches(':hover,:focus-within')) wait();
        else onClose();
      }, duration);
    };
    if (said) wait();
    return () => clearTimeout(timer);
  }, [said, duration, onClose]);

  return (
    <section ref={region} className={css.region} popover="manual" aria-label={strings.notices}>
      {/* Rendered from the start: screen readers only announce changes in an existing live region. */}
      <ol aria-live="polite">
        {said && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- swiping is a shortcut: the button does the same
          <li
            className={css.notice}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              // Escape closes only the notice, not a dialog around it.
              event.preventDefault();
              close();
            }}
            onPointerDown={({ clientX }) => {
              start.current = clientX;
            }}
            onPointerUp={({ clientX }) => Math.abs(clientX - start.current) >= FAR && close()}
          >
            <div className={css.words}>
              <strong>{strings.addedToListTitle}</strong>
              {said.texts.map((text) => (
                <p key={text}>{text}</p>
              ))}
              <button
                type="button"
                className={css.action}
                onClick={() => {
                  close();
                  onAction();
                }}
              >
                {strings.viewList}
              </button>
            </div>
            <button
              type="button"
              className={iconButton}
              aria-label={strings.dismiss}
              onClick={close}
            >
              <Icon nodes={CROSS} size={20} />
            </button>
          </li>
        )}
      </ol>
    </section>
  );
}
