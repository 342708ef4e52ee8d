import { loadInquiry } from 'inquiry-embed';
import { InquiryAdd, InquiryProducts } from 'inquiry-embed/react';
import { useEffect, useState } from 'react';

export function Inquiry() {
  const [heard, setHeard] = useState('');
  useEffect(() => {
    const end = new AbortController();
    document.addEventListener(
      'inquiry:add',
      ({ detail }) => setHeard(`${detail.quantity} ${detail.id}`),
      { signal: end.signal },
    );
    loadInquiry({ site: '{site}', source: 'Your name' }).catch(console.error);
    return () => end.abort();
  }, []);
  return (
    <main>
      <InquiryProducts products={['ac-001', 'ac-002']} />
      <InquiryAdd product="cold-room-3x4" name="Cold room" label="Ask about this unit">
        <a href="{site}/contact">Ask us</a>
      </InquiryAdd>
      <output>{heard}</output>
    </main>
  );
}
