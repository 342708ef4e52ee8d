import { useEffect, useState } from 'react';
import { useCart } from '../../cart/react/CartProvider';
import type { ContactFormBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { useSite } from '../../site/SiteProvider';
import { SiteLink } from '../../site/SiteLink';
import { Section } from '../../ui/section/Section';
import { ContactForm as Form } from '../../widgets/contact-form/ContactForm';
import type { ContactFormProps } from '../../widgets/contact-form/props';
import { notices } from '../../widgets/notices/notices';
import css from './contact-form.module.css';

/** The form that writes to the sales team, with cards beside it (spec 2 "Contact"). */
export default function ContactForm(props: BlockProps<ContactFormBlock>) {
  const { site, contact, chat, store, strings, branches } = useSite<'contact'>();
  const { otherBranch: other } = contact;
  const offered = props.branches ?? branches;
  const OwnForm = (import.meta.env.STORE ?? store) ? CarryingForm : Form;
  return (
    <Section {...props}>
      <div className={css.columns}>
        <OwnForm
          endpoint={contact.endpoint}
          mailbox={contact.mailbox}
          chat={chat}
          branches={[
            ...offered.map(({ id, option, name }) => ({ value: id, label: option ?? name })),
            ...(other ? [other] : []),
          ]}
          strings={strings}
          draftKey={`${site.id}-contact`}
          quiet
          onSent={() => say('success', strings.contactSentTitle, strings.contactSent)}
          onFailed={() => say('error', strings.contactFailedTitle, strings.contactFailed)}
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

const say = (type: 'success' | 'error', title: string, text: string) =>
  notices.add({ type, title, text });

type Prepare = (message: string) => string;

/** The form of a site with an inquiry list. */
function CarryingForm(props: ContactFormProps) {
  return <Form {...props} prepare={useCarriedList()} />;
}

/**
 * Puts the inquiry list into the message if the visitor comes from there, to '/contact?list=1'. Other visitors do not
 * load the code for it.
 */
function useCarriedList(): Prepare | undefined {
  const site = useSite();
  const cart = useCart();
  const [prepare, setPrepare] = useState<Prepare>();
  useEffect(() => {
    const items = cart.items.peek();
    if (items.length === 0 || !new URLSearchParams(location.search).has('list')) return;
    import('./carriedList').then(
      ({ carriedList }) => setPrepare(() => carriedList(items, site)),
      // Without a network the list stays where it is, and can be sent from there.
      () => {},
    );
  }, [cart, site]);
  return prepare;
}
