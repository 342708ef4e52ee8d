import { data } from 'virtual:inquiry/contact';
import { createElement, type ReactNode } from 'react';
import { ContactForm } from '../../src/widgets/contact-form/ContactForm';
import type { Surroundings } from './surroundings';

/** The contact form for a page of others. Its message goes where those of the site go. */
export function contactNode(
  values: Record<string, unknown>,
  { context, site }: Surroundings,
): ReactNode {
  const { endpoint, branches, mailbox, words } = data;
  const { branch = context.options.written['branch'] } = values as { branch?: string };
  return createElement(ContactForm, {
    endpoint: new URL(endpoint, context.options.origin).href,
    mailbox,
    chat: site.chat,
    branches,
    ...(branch && { branch }),
    strings: Object.assign({}, words, site.strings),
    draftKey: `${context.data.key}-draft`,
  });
}
