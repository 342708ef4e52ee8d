import type { InquiryListAttributes } from '../../../src/generated/authored';
import { withNumber, type ElementProps } from '../../widgets/element';
import { ListView } from '../../widgets/ListView';

/** The visitor's list within the page. */
export default function InquiryList({ attributes, page }: ElementProps<InquiryListAttributes>) {
  const { number, source = page.context.options.source } = attributes;
  return <ListView page={page} site={withNumber(page.site, number)} source={source} />;
}
