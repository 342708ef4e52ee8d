import { useMemo } from 'react';
import cx from 'classnames';
import { inquiryText } from '../../cart/message';
import { createNote, noteKey } from '../../cart/note';
import { localStorageOrNone, storageKey } from '../../cart/storage';
import { useCart } from '../../cart/react/CartProvider';
import type { ContactFormBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { useSite } from '../../site/SiteProvider';
import { SiteLink } from '../../site/SiteLink';
import { Section } from '../../ui/section/Section';
import { useHydrated } from '../../ui/useHydrated';
import { useValue } from '../../ui/useValue';
import { ContactForm as Form } from '../../widgets/contact-form/ContactForm';
import { notices } from '../../widgets/notices/notices';
import css from './contact-form.module.css';

/** The form that writes to the sales team, with cards beside it (spec 2 "Contact"). */
export default function ContactForm(props: BlockProps<ContactFormBlock>) {
  const { site, contact, chat, strings, branches } = useSite();
  const { otherBranch: other } = contact;
  const offered = props.branches ?? branches;
  return (
    <Section {...props}>
      <div className={css.columns}>
        <Form
          endpoint={contact.endpoint}
          mailbox={contact.mailbox}
          chat={chat}
          branches={[
            ...offered.map(({ id, option, name }) => ({ value: id, label: option ?? name })),
            ...(other ? [other] : []),
          ]}
          strings={strings}
          draftKey={`${site.id}-contact`}
          carried={useCarriedList()}
          quiet
          onSent={() =>
            notices.add({
              type: 'success',
              title: strings.contactSentTitle,
              text: strings.contactSent,
            })
          }
          onFailed={() =>
            notices.add({
              type: 'error',
              title: strings.contactFailedTitle,
              text: strings.contactFailed,
            })
          }
        />
        {props.cards && (
          <div className={css.cards}>
            {props.cards.map(({ title, text, items, link }) => (
              <div key={title} className={css.card}>
                <h3>{title}</h3>
                {text && <p>{text}</p>}
                {items && (
                  <ul>
                    {items.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                )}
                {link && (
                  <SiteLink className={cx('more', css.link)} href={link.href}>
                    {link.label}
                  </SiteLink>
                )}
              </div>
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}

/** The text of the inquiry list, where the visitor comes from there: to '/contact?list=1'. */
function useCarriedList(): string | undefined {
  const { site, inquiry: texts } = useSite();
  const items = useValue(useCart().items);
  const isAsked = useHydrated() && new URLSearchParams(location.search).has('list');
  return useMemo(() => {
    if (!isAsked || items.length === 0) return undefined;
    const note = createNote(localStorageOrNone(), noteKey(storageKey(site.id))).text.peek();
    return inquiryText({ items, greeting: '', texts, note });
  }, [isAsked, items, site.id, texts]);
}
