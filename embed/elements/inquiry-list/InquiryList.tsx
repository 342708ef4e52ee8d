import type { InquiryListAttributes } from '../../../src/generated/authored';
import { withNumber, type ElementProps } from '../../widgets/element';
import { CartView } from '../../widgets/CartView';

/** The visitor's list, inline in the page. */
export default function InquiryList({ attributes, page }: ElementProps<InquiryListAttributes>) {
  const { number, source = page.context.options.source } = attributes;
  return <CartView page={page} site={withNumber(page.site, number)} source={source} />;
}
