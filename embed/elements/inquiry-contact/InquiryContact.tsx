import { useState } from 'react';
import { linesOfList } from '../../../src/cart/productLines';
import type { InquiryContactAttributes } from '../../../src/generated/authored';
import { ContactForm } from '../../../src/widgets/contact-form/ContactForm';
import type { ElementProps } from '../../widgets/element';

/** The contact form. Messages are sent to the same endpoint as on the site. */
export default function InquiryContact({
  attributes,
  page: { context, site, contact },
}: ElementProps<InquiryContactAttributes>) {
  const { options, data } = context;
  const { branch = options.branch?.toLowerCase() } = attributes;
  const [listed] = useState(() => () => linesOfList(context.cart.getSnapshot().items));
  // Without a contact form, the build leaves out this component.
  if (!contact) return null;
  return (
    <ContactForm
      // The only one in its shadow root.
      id=""
      {...contact}
      endpoint={new URL(contact.endpoint, options.ourOrigin).href}
      chat={site.chat}
      {...(branch && { branch })}
      strings={site.strings}
      listed={listed}
      draftKey={`${data.key}-draft`}
    />
  );
}
