import { useLayoutEffect, useRef } from 'react';
import { iconButton } from '../../src/ui/button/buttonClass';
import { Icon } from '../../src/ui/icon/Icon';
import { CROSS } from '../../src/ui/icon/icons';
import type { InterfaceStrings } from '../../src/generated/types';
import css from './notice.module.css';

/** How far a notice must be pushed to go, in px [N7]. */
const FAR = 20;

/** What there is to say of an adding. */
export interface Said {
  texts: readonly string[];
  /** Gets the focus back that goes with the notice: what was pressed. */
  button?: HTMLElement | undefined;
}

/**
 * What the embed says after an adding. On the site notices of many kinds wait in line (`src/widgets/notices`); here
 * it is always the same one, and a later adding takes its place.
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
  /** In ms. It does not end while pointer or focus are on the notice, or the tab is hidden (WCAG 2.2.1) [N5]. */
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
    // Wherever it stands by now; a browser without popovers shows it by its position alone.
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
      {/* It stands from the start: screen readers announce only what comes into a live region that they know. */}
      <ol aria-live="polite">
        {said && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pushing it away is a short cut: the button does the same
          <li
            className={css.notice}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              // One press, one thing: a dialog of the page around it stays open.
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
