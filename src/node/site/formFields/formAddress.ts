import type { ContactForm, ContactFormBlock } from '../../../generated/authored';
import type { Company } from './fieldKind';

/** Where a form's messages go, and whether files may come with them. The inbox on the own machine takes them. */
export function formAddress(
  block: Pick<ContactFormBlock, 'endpoint' | 'mailbox' | 'takesFiles'>,
  contact: ContactForm | undefined,
): Company['form'] {
  const {
    endpoint = contact?.endpoint,
    mailbox = contact?.mailbox ?? '',
    takesFiles = false,
  } = block;
  return { takesFiles: takesFiles || endpoint?.startsWith('/') === true, mailbox };
}
