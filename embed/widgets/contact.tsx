import { data } from 'virtual:inquiry/contact';
import type { ReactNode } from 'react';
import { ContactForm } from '../../src/widgets/contact-form/ContactForm';
import type { EmbedSite } from '../data';
import type { Context } from '../context';

/** The contact form for a page of others. Its message goes where those of the site go. */
export function contactNode(
  values: Record<string, unknown>,
  { options, data: { key } }: Context,
  site: EmbedSite,
): ReactNode {
  const { endpoint, branches, mailbox } = data;
  const { branch = options.written?.['branch'] } = values as { branch?: string };
  return (
    <ContactForm
      endpoint={new URL(endpoint, options.ourOrigin).href}
      mailbox={mailbox}
      chat={site.chat}
      branches={branches}
      {...(branch && { branch })}
      strings={site.strings}
      draftKey={`${key}-draft`}
    />
  );
}
