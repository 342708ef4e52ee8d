import { InquiryAdd, InquiryProducts } from 'inquiry-embed/react';
import type { InquiryAddElement } from 'inquiry-embed';
import { useRef } from 'react';
export function Page() {
  const ref = useRef<InquiryAddElement>(null);
  return (
    <main>
      <InquiryProducts products={['a', 'b']} className="x" />
      <InquiryAdd ref={ref} product="a" />
      <inquiry-add product="a" class="wide" quantity={2} />
      {/* @ts-expect-error -- text alone */}
      <inquiry-products products={['a', 'b']} />
    </main>
  );
}
