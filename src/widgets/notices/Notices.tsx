import cx from 'classnames';
import { useLayoutEffect, useRef } from 'react';
import { iconButton } from '../../ui/button/buttonClass';
import { Icon } from '../../ui/icon/Icon';
import { CROSS } from '../../ui/icon/icons';
import { useValue } from '../../ui/useValue';
import type { InterfaceStrings } from '../../generated/types';
import { notices, type Notice, type NoticeAction } from './noticeStore';
import css from './notices.module.css';
import { watchRegion, type Region } from './region';
import { ACTION_KEY, spokenText } from './spokenText';

function Action({
  action: { label, href },
  about,
}: {
  action: NoticeAction;
  /** The id of what the action is about. */
  about: string;
}) {
  const shared = {
    className: css.action,
    'data-action': '',
    'aria-describedby': about,
    'aria-keyshortcuts': ACTION_KEY,
  };
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
  const { id, key, type, state, title, text, action } = notice;
  const titleId = `notice-${key}`;
  return (
    <li className={css.notice} data-notice={id} data-type={type} data-state={state}>
      <div className={css.fold}>
        <div className={css.card}>
          <div className={css.words}>
            <p id={titleId} className={css.title}>
              {title}
            </p>
            {text && <p>{text}</p>}
            {action && <Action action={action} about={titleId} />}
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
 * What screen readers say: each notice as one text, so that its parts are neither said one by one nor out of order. A
 * changed text is a new one.
 */
function Said({
  live,
  items,
  actionByKey,
}: {
  live: 'polite' | 'assertive';
  items: Notice[];
  actionByKey: string;
}) {
  return (
    <div className="visually-hidden" aria-live={live} aria-relevant="additions">
      {items.map((notice) => {
        const text = spokenText(notice, actionByKey);
        return <p key={`${notice.key} ${text}`}>{text}</p>;
      })}
    </div>
  );
}

/**
 * The region that shows the notices [N4]; once per page. The live regions are there from the start, because screen
 * readers only announce changes to those that they already know. Errors go into the assertive one.
 */
export function Notices({
  words,
}: {
  words: Pick<InterfaceStrings, 'notices' | 'dismiss' | 'actionByKey'>;
}) {
  const shown = useValue(notices.list).filter(({ state }) => state !== 'waiting');
  const region = useRef<HTMLElement>(null);
  const watched = useRef<Region>(undefined);

  useLayoutEffect(() => {
    const watching = region.current ? watchRegion(region.current) : undefined;
    watched.current = watching;
    return () => watching?.stop();
  }, []);
  useLayoutEffect(() => watched.current?.update());

  const said = (live: 'polite' | 'assertive', items: Notice[]) => (
    <Said live={live} items={items} actionByKey={words.actionByKey} />
  );
  return (
    // The region moves from this wrapper into an open dialog, and back.
    <div>
      <section ref={region} className={css.region} popover="manual" aria-label={words.notices}>
        {said(
          'polite',
          shown.filter(({ type }) => type !== 'error'),
        )}
        {said(
          'assertive',
          shown.filter(({ type }) => type === 'error'),
        )}
        <ol>
          {shown.map((notice) => (
            <Item key={notice.key} notice={notice} dismissLabel={words.dismiss} />
          ))}
        </ol>
      </section>
    </div>
  );
}
