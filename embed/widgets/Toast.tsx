import { useLayoutEffect, useRef, type RefObject } from 'react';
import { iconButton } from '../../src/ui/button/buttonClass';
import { Icon } from '../../src/ui/icon/Icon';
import { CROSS } from '../../src/ui/icon/icons';
import type { InterfaceStrings } from '../../src/generated/types';
import { ACTION_KEY, spokenText } from '../../src/widgets/notices/spokenText';
import css from './toast.module.css';

/** How far a toast must be swiped to be dismissed [N7]. */
const MIN_SWIPE_PX = 20;

/** The content of a toast. */
export interface ToastContent {
  texts: readonly string[];
  /** Of all toasts so far. */
  count: number;
  /** The button that was pressed: gets the focus back when the toast closes. */
  button?: HTMLElement | undefined;
}

interface ToastProps {
  strings: InterfaceStrings;
  /** Undefined while there is none. */
  content: ToastContent | undefined;
  onClose: () => void;
  onAction: () => void;
}

const textOf = (strings: InterfaceStrings, { texts }: ToastContent) =>
  spokenText(
    {
      title: strings.addedToListTitle,
      text: texts.join(' '),
      action: { label: strings.viewList },
    },
    strings.actionByKey,
  );

/** The button that gets the focus by a key while the toast is shown. */
function useActionKey(isShown: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!isShown) return;
    const reach = (event: KeyboardEvent) => {
      if (event.key !== ACTION_KEY || event.defaultPrevented) return;
      event.preventDefault();
      button.current?.focus();
    };
    addEventListener('keydown', reach);
    return () => removeEventListener('keydown', reach);
  }, [isShown]);
  return button;
}

/**
 * The toast shown after a product was added. On the site, notices are queued (`src/widgets/notices`); here there is
 * just one, which is replaced by the next. It stays until it is used or dismissed, because it has an action
 * (WCAG 2.2.1) [N5].
 */
export function Toast({ strings, content, onClose, onAction }: ToastProps) {
  const region = useRef<HTMLElement>(null);
  const start = useRef(0);
  const close = () => {
    if (region.current?.matches(':focus-within')) content?.button?.focus({ preventScroll: true });
    onClose();
  };

  // On top of everything that was opened before; a browser without popovers relies on its position.
  useLayoutEffect(() => void region.current?.togglePopover?.(true));
  const action = useActionKey(content !== undefined);

  return (
    <section ref={region} className={css.region} popover="manual" aria-label={strings.notices}>
      {/* One text, and there from the start: screen readers only announce changes in a live region that they know. */}
      <p className="visually-hidden" role="status">
        {/* Another element each time: the same product is said again. */}
        {content && <span key={content.count}>{textOf(strings, content)}</span>}
      </p>
      <ol>
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
                ref={action}
                type="button"
                className={css.action}
                aria-keyshortcuts={ACTION_KEY}
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
