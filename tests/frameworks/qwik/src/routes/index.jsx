import { component$, useSignal, useVisibleTask$ } from '@builder.io/qwik';

export default component$(() => {
  const heard = useSignal('');
  useVisibleTask$(({ cleanup }) => {
    const end = new AbortController();
    document.addEventListener(
      'inquiry:add',
      ({ detail }) => {
        heard.value = `${detail.quantity} ${detail.id}`;
      },
      { signal: end.signal },
    );
    cleanup(() => end.abort());
  });
  const units = ['ac-001', 'ac-002'];
  return (
    <main>
      <inquiry-products products={units.join()}></inquiry-products>
      <inquiry-add product="cold-room-3x4" name="Cold room" label="Ask about this unit">
        <a href="{site}/contact">Ask us</a>
      </inquiry-add>
      <output>{heard.value}</output>
    </main>
  );
});
