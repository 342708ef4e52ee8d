import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { mount } from '../../../src/ui/testing/mount';
import type { Catalogue } from '../../widgets/catalogue';
import type { Page } from '../../widgets/element';
import InquiryProducts from './InquiryProducts';

const site = {
  site: { url: 'https://acme.example' },
  store: { addresses: { product: '/butikk/vare/' } },
  strings: { addToList: 'Add' },
};

it.each(['p-1,p-2', 'p-1, p-2', ' p-1 p-2 ', 'P-1, p-2'])(
  'shows the products "%s"',
  async (products) => {
    const known = vi.fn<Catalogue['known']>((ids) =>
      Promise.resolve(
        new Map(
          ids.map((id) => [id, { name: id.toUpperCase(), category: 'Pumps', image: '/p.svg' }]),
        ),
      ),
    );
    const { container } = mount(
      <InquiryProducts
        attributes={{ category: 'all', products, limit: 8, scheme: 'light' }}
        page={{ site, words: {}, catalogue: { known }, report: () => {} } as unknown as Page}
      />,
    );
    await vi.waitFor(async () => {
      await act(() => Promise.resolve());
      expect(container.querySelectorAll('article')).toHaveLength(2);
    });
    expect(known).toHaveBeenCalledWith(['p-1', 'p-2']);
    expect(container.querySelector('a')?.href).toBe('https://acme.example/butikk/vare/p-1');
  },
);
