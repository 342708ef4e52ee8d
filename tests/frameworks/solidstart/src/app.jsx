import { loadInquiry } from 'inquiry-embed';
import { createSignal, onCleanup, onMount } from 'solid-js';

export default function App() {
  const [units] = createSignal(['ac-001', 'ac-002']);
  const [heard, setHeard] = createSignal('');
  onMount(() => {
    const end = new AbortController();
    document.addEventListener(
      'inquiry:add',
      ({ detail }) => setHeard(`${detail.quantity} ${detail.id}`),
      { signal: end.signal },
    );
    onCleanup(() => end.abort());
    loadInquiry({ site: '{site}', source: 'Your name' }).catch(console.error);
  });
  return (
    <main>
      <inquiry-products attr:products={units().join()} />
      <inquiry-add product="cold-room-3x4" name="Cold room" label="Ask about this unit">
        <a href="{site}/contact">Ask us</a>
      </inquiry-add>
      <output>{heard()}</output>
    </main>
  );
}
