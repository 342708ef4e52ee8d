import type { InquiryListAttributes } from '../../../src/generated/authored';
import type { ElementProps } from '../../widgets/element';
import { CartView } from '../../widgets/CartView';
import { withNumber } from '../../widgets/recipient';

/** The visitor's list, inline in the page. */
export default function InquiryList({ attributes, page }: ElementProps<InquiryListAttributes>) {
  const { source = page.context.options.source } = attributes;
  return <CartView page={page} site={withNumber(page.site, attributes)} source={source} />;
}
