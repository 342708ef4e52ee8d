import { signal } from '@preact/signals-core';
import { act } from 'react';
import { expect, it } from 'vitest';
import type { Schema } from '../../document/schema/schema';
import { mount } from '../../ui/testing/mount';
import { settle } from '../../ui/testing/settle';
import type { ClientSession } from './session/clientSession';
import { useMatches } from './useMatches';

const text: Schema = { type: 'string' };
const product: Schema = { type: 'object', properties: { name: text } };
const schema: Schema = {
  type: 'object',
  properties: { title: text, products: { type: 'array', items: product } },
};

function Matches({ session }: { session: Pick<ClientSession, 'schema' | 'root'> }) {
  const { matches, isWhole } = useMatches(session, { find: 'Pump', isExact: true });
  return <p>{isWhole && matches.map((match) => match.text).join(', ')}</p>;
}

it.each([1, 3000])(
  'what another window has changed is found as it is now, of %d',
  async (count) => {
    const site = (title: string, name: string) => ({
      title,
      products: Array.from({ length: count }, (_, at) => ({ name: at === 0 ? name : 'Fan' })),
    });
    const root = signal<unknown>(site('Pumps', 'Pump 1'));
    const { container } = mount(<Matches session={{ schema, root }} />);
    await settle();
    expect(container.textContent).toBe('Pumps, Pump 1');
    act(() => {
      root.value = site('Pumps and more', 'Pump 2');
    });
    await settle();
    expect(container.textContent).toBe('Pumps and more, Pump 2');
  },
);
