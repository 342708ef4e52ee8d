import { useLayoutEffect, useRef } from 'react';
import { iconButton } from '../../src/ui/button/buttonClass';
import { Icon } from '../../src/ui/icon/Icon';
import { CROSS } from '../../src/ui/icon/icons';
import type { InterfaceStrings } from '../../src/generated/types';
import css from './toast.module.css';

/** How far a toast must be swiped to be dismissed [N7]. */
const MIN_SWIPE_PX = 20;

/** The content of a toast. */
export interface ToastContent {
  texts: readonly string[];
  /** The button that was pressed: gets the focus back when the toast closes. */
  button?: HTMLElement | undefined;
}

/**
 * The toast shown after a product was added. On the site, notices are queued (`src/widgets/notices`); here there is
 * just one, which is replaced by the next.
 */
export function Toast({
  strings,
  content,
  duration,
  onClose,
  onAction,
}: {
  strings: InterfaceStrings;
  /** Undefined while there is none. */
  content: ToastContent | undefined;
  /** In ms. The timer pauses while the toast has hover or focus, or the tab is hidden (WCAG 2.2.1) [N5]. */
  duration: number;
  onClose: () => void;
  onAction: () => void;
}) {
  const region = useRef<HTMLElement>(null);
  const start = useRef(0);
  const close = () => {
    if (region.current?.matches(':focus-within')) content?.button?.focus({ preventScroll: true });
    onClose();
  };

  useLayoutEffect(() => {
    // On top of everything that was opened before; a browser without popovers relies on its position.
    region.current?.togglePopover?.(true);
    let timer: ReturnType<typeof setTimeout>;
    const startTimer = () => {
      timer = setTimeout(() => {
        if (document.hidden || region.current?.matches(':hover,:focus-within')) startTimer();
        else onClose();
      }, duration);
    };
    if (content) startTimer();
    return () => clearTimeout(timer);
  }, [content, duration, onClose]);

  return (
    <section ref={region} className={css.region} popover="manual" aria-label={strings.notices}>
      {/* Rendered from the start: screen readers only announce changes in an existing live region. */}
      <ol aria-live="polite">
        {content && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- swiping is a shortcut: the button does the same
          <li
            className={css.toast}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              // Escape closes only the toast, not a dialog around it.
              event.preventDefault();
              close();
            }}
            onPointerDown={({ clientX }) => {
              start.current = clientX;
            }}
            onPointerUp={({ clientX }) =>
              Math.abs(clientX - start.current) >= MIN_SWIPE_PX && close()
            }
          >
            <div className={css.words}>
              <strong>{strings.addedToListTitle}</strong>
              {content.texts.map((text) => (
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
