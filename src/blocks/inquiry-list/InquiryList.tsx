import cx from 'classnames';
import { useEffect, useRef } from 'react';
import type { InquiryListBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { chatLink } from '../../cart/chatLink';
import { useSite } from '../../site/SiteProvider';
import { buttonClass } from '../../ui/button/buttonClass';
import { Section } from '../../ui/section/Section';
import { useHydrated } from '../../ui/useHydrated';
import { useLoaded } from '../../ui/useLoaded';
import type { EarlyList } from '../../cart/earlyList';
import css from './inquiry-list.module.css';
import { EmptyList } from './parts/EmptyList';
import { FilledList } from './parts/FilledList';
import { TotalSaid } from './parts/TotalSaid';
import { useCartView } from './useCartView';

const loadSheet = () => import('./parts/PrintSheet');
const loadOffer = () => import('./parts/SharedOffer');

/**
 * The inquiry list, and every way to send it [I11]–[I17]. The prerendered HTML cannot know the list: with JavaScript
 * early.ts shows the stored lines until hydration, without it the list is empty.
 */
export default function InquiryList({ contact, scan }: BlockProps<InquiryListBlock>) {
  const { strings, chat, ask, inquiry } = useSite<'store'>();
  const hydrated = useHydrated();
  const view = useCartView();
  const early: EarlyList = {
    texts: inquiry,
    greeting: chat?.greeting ?? '',
    start: chat ? chatLink(chat, '') : ask,
    send: chat ? strings.sendInquiry : strings.contactByEmail,
    part: strings.sendPart,
    remove: strings.remove,
    shared: strings.sharedTooOld,
    look: buttonClass(),
  };
  const isFilled = hydrated && view.items.length > 0;
  // Few visitors arrive by a shared link and fewer print, so their code is loaded on demand.
  const sheet = useLoaded(isFilled, loadSheet);
  const isShared = hydrated && /[?&#]items=/.test(location.href);
  const offer = useLoaded(isShared, loadOffer);
  const container = useRef<HTMLDivElement>(null);
  const wasFilled = useRef<boolean>(undefined);

  // When a press removes its own button, focus moves to the replacement.
  useEffect(() => {
    if (!hydrated) return;
    const hasChanged = wasFilled.current !== undefined && wasFilled.current !== isFilled;
    wasFilled.current = isFilled;
    if (hasChanged && document.activeElement === document.body) {
      container.current?.querySelector<HTMLElement>('[data-state]')?.focus({ preventScroll: true });
    }
  }, [hydrated, isFilled]);

  return (
    <Section>
      <div className={css.screen}>
        <h1 className={css.heading}>{strings.listTitle}</h1>
        {!hydrated && (
          <div
            className={css.early}
            data-early="inquiry-list"
            data-words={strings.listWaiting}
            data-send={JSON.stringify(early)}
            suppressHydrationWarning
          >
            {/* A text, so that hydration leaves alone what early.ts has put here. */ ''}
          </div>
        )}
        <div ref={container} data-live="" className={cx(css.list, !hydrated && css.waiting)}>
          {isShared && !offer && <p role="status">{strings.loadingProducts}</p>}
          {offer && <offer.SharedOffer view={view} />}
          {isFilled ? (
            <FilledList view={view} contact={contact} scan={scan} />
          ) : (
            <EmptyList view={view} contact={contact} />
          )}
          {hydrated && <TotalSaid total={view.total} />}
        </div>
      </div>
      {isFilled && sheet && <sheet.PrintSheet view={view} scan={scan} />}
    </Section>
  );
}
