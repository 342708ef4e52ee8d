import { loadInquiry } from 'inquiry-embed';
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';

const units = ['ac-001', 'ac-002'];

function App() {
  const [heard, setHeard] = useState('');
  useEffect(() => {
    loadInquiry({ site: '{site}', source: 'Your name' }).catch(console.error);
  }, []);
  return (
    <main oninquiry:add={({ detail }) => setHeard(`${detail.quantity} ${detail.id}`)}>
      <inquiry-products products={units.join()}></inquiry-products>
      <inquiry-add product="cold-room-3x4" name="Cold room" label="Ask about this unit">
        <a href="{site}/contact">Ask us</a>
      </inquiry-add>
      <output>{heard}</output>
    </main>
  );
}
render(<App />, document.getElementById('app'));
