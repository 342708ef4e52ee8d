import cx from 'classnames';
import { useLayoutEffect, useRef } from 'react';
import { iconButton } from '../../ui/button/buttonClass';
import { Icon } from '../../ui/icon/Icon';
import { CROSS } from '../../ui/icon/icons';
import { useValue } from '../../ui/useValue';
import { notices, type Notice, type NoticeAction } from './noticeStore';
import css from './notices.module.css';
import { watchRegion, type Region } from './region';

function Action({ action: { label, href } }: { action: NoticeAction }) {
  const shared = { className: css.action, 'data-action': '' };
  return href ? (
    <a href={href} {...shared}>
      {label}
    </a>
  ) : (
    <button type="button" {...shared}>
      {label}
    </button>
  );
}

function Item({ notice, dismissLabel }: { notice: Notice; dismissLabel: string }) {
  const { id, type, state, title, text, action } = notice;
  return (
    <li className={css.notice} data-notice={id} data-type={type} data-state={state}>
      <div className={css.fold}>
        <div className={css.card}>
          <div className={css.words}>
            <p className={css.title}>{title}</p>
            {text && <p>{text}</p>}
            {action && <Action action={action} />}
          </div>
          <button
            type="button"
            className={cx(iconButton, css.dismiss)}
            aria-label={dismissLabel}
            data-tooltip=""
          >
            <Icon nodes={CROSS} size={20} />
          </button>
        </div>
      </div>
    </li>
  );
}

/**
 * The region that shows the notices [N4]; once per page. Both lists are there from the start, because screen readers
 * only announce changes to live regions that they already know. Errors go into the assertive one.
 */
export function Notices({ label, dismissLabel }: { label: string; dismissLabel: string }) {
  const shown = useValue(notices.list).filter(({ state }) => state !== 'waiting');
  const region = useRef<HTMLElement>(null);
  const watched = useRef<Region>(undefined);

  useLayoutEffect(() => {
    const watching = region.current ? watchRegion(region.current) : undefined;
    watched.current = watching;
    return () => watching?.stop();
  }, []);
  useLayoutEffect(() => watched.current?.update());

  const list = (live: 'polite' | 'assertive', items: Notice[]) => (
    <ol aria-live={live} aria-relevant="additions text" aria-atomic="false">
      {items.map((notice) => (
        <Item key={notice.key} notice={notice} dismissLabel={dismissLabel} />
      ))}
    </ol>
  );
  return (
    // The region moves from this wrapper into an open dialog, and back.
    <div>
      <section ref={region} className={css.region} popover="manual" aria-label={label}>
        {list(
          'polite',
          shown.filter(({ type }) => type !== 'error'),
        )}
        {list(
          'assertive',
          shown.filter(({ type }) => type === 'error'),
        )}
      </section>
    </div>
  );
}
