import cx from 'classnames';
import { useCallback, useEffect, useId, useRef, type SyntheticEvent } from 'react';
import { linesOfList } from '../../cart/productLines';
import { useCart } from '../../cart/react/CartProvider';
import type { ContactFormBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { useSite } from '../../site/SiteProvider';
import { countSent } from '../../site/counting/count';
import { SiteLink } from '../../site/SiteLink';
import { RichText } from '../../site/text/RichText';
import { Section } from '../../ui/section/Section';
import { useHydrated } from '../../ui/useHydrated';
import { useLoaded } from '../../ui/useLoaded';
import { ContactForm as Form } from '../../widgets/contact-form/ContactForm';
import type { ContactFormProps } from '../../widgets/contact-form/props';
import { notices } from '../../widgets/notices/noticeStore';
import css from './contact-form.module.css';
import { Products } from './products/Products';

/** The contact form, with cards beside it [C6]. */
export default function ContactForm(props: BlockProps<ContactFormBlock>) {
  const { site, contact, chat, store, strings, branches } = useSite<'contact'>();
  const { otherBranch: other } = contact;
  const offered = props.branches ?? branches;
  const draftKey = draftKeyOf(site.id, props);
  const OwnForm = import.meta.env.STORE !== false && store ? CarryingForm : Form;
  return (
    <Section {...props}>
      <div className={css.columns} data-live="list" data-early="contact-form" data-draft={draftKey}>
        <OwnForm
          id={useId()}
          endpoint={props.endpoint ?? contact.endpoint}
          mailbox={props.mailbox ?? contact.mailbox}
          chat={chat}
          branches={[
            ...offered.map(({ id, option, name }) => ({ value: id, label: option ?? name })),
            ...(other ? [other] : []),
          ]}
          fields={props.fields}
          subject={props.subject}
          strings={strings}
          draftKey={draftKey}
          quiet
          onEnd={(isSent) =>
            isSent
              ? say('success', strings.contactSentTitle, strings.contactSent)
              : say('error', strings.contactFailedTitle, strings.contactFailed)
          }
        />
        {props.cards && (
          <div className={css.cards}>
            {props.cards.map(({ title, text, items, link }) => (
              <div key={title} className={cx('on-sheet', css.card)}>
                <h3>{title}</h3>
                {text && (
                  <p>
                    <RichText text={text} />
                  </p>
                )}
                {items && (
                  <ul>
                    {items.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                )}
                {link && (
                  <SiteLink className="more" href={link.href}>
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

/** Forms with other fields have drafts of their own. */
const draftKeyOf = (site: string, { fields = [] }: Pick<ContactFormBlock, 'fields'>) =>
  [site, 'contact', ...fields.map(({ name }) => name)].join('-');

const say = (type: 'success' | 'error', title: string, text: string) => {
  if (import.meta.env.COUNTS && type === 'success') countSent('form');
  // One id for all outcomes: the latest replaces the previous notice.
  return notices.add({ id: 'contact', type, title, text });
};

const loadCarried = () => import('./carriedList');

/** The form on sites with an inquiry list. */
function CarryingForm(props: ContactFormProps) {
  const { fields = MESSAGE } = props;
  const { prepare, isAwaited } = useCarriedList(fields.some(({ draw }) => draw === 'products'));
  const cart = useCart();
  const listed = useCallback(() => linesOfList(cart.getSnapshot().items), [cart]);
  // Block the submission while the list is missing, because the message would be pointless without it. The submission
  // has already retried loading the list.
  const hold = (event: SyntheticEvent) => {
    if (!isAwaited) return;
    event.preventDefault();
    event.stopPropagation();
    props.onEnd?.(false);
  };
  const around = useRef<HTMLDivElement>(null);
  const message = fields.find(({ draw }) => draw === 'textarea')?.name;
  useEffect(() => {
    const field = around.current?.querySelector<HTMLTextAreaElement>(`[name="${message}"]`);
    if (!prepare || !field) return;
    field.value = prepare(field.value);
    // Dispatch an input event, so that the form stores the draft as if it had been typed.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, [prepare, message]);
  return (
    <div ref={around} onSubmitCapture={hold}>
      <Form {...props} listed={listed} Products={Products} />
    </div>
  );
}

/** Of the fields of the specification, the one into which a list is carried. */
const MESSAGE: NonNullable<ContactFormProps['fields']> = [
  { name: 'message', label: '', draw: 'textarea' },
];

/**
 * Inserts the inquiry list into the message for visitors who arrive at '/contact?list=1'. Nobody else downloads that
 * code; `isAwaited` is true until it has loaded.
 * @param onlyNote Whether the form has the products in a field of their own.
 */
function useCarriedList(onlyNote: boolean) {
  const site = useSite<'store'>();
  const cart = useCart();
  const hydrated = useHydrated();
  const isMeant =
    hydrated &&
    new URLSearchParams(location.search).has('list') &&
    cart.getSnapshot().items.length > 0;
  const load = useCallback(
    () => loadCarried().then((code) => code.carriedList(cart.getSnapshot().items, onlyNote, site)),
    [cart, site, onlyNote],
  );
  const prepare = useLoaded(isMeant, load)?.prepare;
  return { prepare, isAwaited: isMeant && !prepare };
}
