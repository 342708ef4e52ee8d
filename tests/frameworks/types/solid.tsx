/** @jsxImportSource solid-js */
import 'inquiry-embed/solid';
const id = () => 'a';
export const page = () => (
  <main>
    <inquiry-products products="a,b" limit={4} class="wide" />
    <inquiry-add attr:product={id()} />
    <inquiry-add prop:product={id()} />
    {/* @ts-expect-error -- text alone */}
    <inquiry-products products={['a', 'b']} />
  </main>
);
