import { data } from 'virtual:inquiry/contact';
import { createElement, type ReactNode } from 'react';
import { ContactForm } from '../../src/widgets/contact-form/ContactForm';
import type { Surroundings } from './surroundings';

/** The contact form for a page of others. Its message goes where those of the site go. */
export function contactNode(
  values: Record<string, unknown>,
  { context, site }: Surroundings,
): ReactNode {
  const { contact, branches, words } = data;
  const { branch = context.options.written['branch'] } = values as { branch?: string };
  const choices = branches.map(({ id, option, name }) => ({ value: id, label: option ?? name }));
  return createElement(ContactForm, {
    endpoint: new URL(contact.endpoint, context.options.origin).href,
    mailbox: contact.mailbox,
    chat: site.chat,
    branches: [...choices, contact.otherBranch],
    ...(branch && { branch }),
    strings: Object.assign({}, words, site.strings),
    draftKey: `${context.data.key}-draft`,
  });
}
