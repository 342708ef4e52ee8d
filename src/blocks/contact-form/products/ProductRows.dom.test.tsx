import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { addTo } from '../../../cart/testing';
import type { SiteData } from '../../../generated/types';
import { click, fire, one, type } from '../../../ui/testing/act';
import { mount } from '../../../ui/testing/mount';
import { settle } from '../../../ui/testing/settle';
import { contextWith, memoryCart, Site } from '../../../widgets/testing';
import ContactForm from '../ContactForm';

const site = {
  site: { id: 'acme' },
  store: { catalogue: { base: '/catalogue/1', buckets: 1 } },
  contact: { endpoint: '/forms', mailbox: 'sales@acme.example' },
  branches: [],
} as unknown as Partial<SiteData>;

const fields = [
  {
    name: 'products',
    label: 'What do you need?',
    draw: 'products' as const,
    add: 'Another',
    fromList: 'Fill in my list',
    missing: 'Fill in “What do you need?”.',
  },
];

/** Draws a form with rows, for a visitor with three pumps and a fan on the list. */
async function draw() {
  const cart = memoryCart();
  addTo(cart, { id: 'p-1', name: 'Pump' }, 3);
  addTo(cart, { id: 'f-2', name: 'Fan' }, 1);
  const { container, unmount } = mount(
    <Site site={site} cart={cart} words={{ remove: 'Remove {name}' }}>
      <ContactForm type="contact-form" tone="paper" fields={fields} context={contextWith()} />
    </Site>,
  );
  await act(() => import('./ProductRows'));
  await settle();
  const area = one(container, 'textarea') as HTMLTextAreaElement;
  const inputs = () => [
    ...container.querySelectorAll<HTMLInputElement>('[role=group] > div > input'),
  ];
  const button = (name: string) => {
    const all = [...container.querySelectorAll<HTMLButtonElement>('form button')];
    const found = all.find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent?.trim()) === name,
    );
    if (!found) throw new Error(`There is no button ${name}.`);
    return found;
  };
  const rows = () => inputs().map(({ value }) => value);
  return { area, inputs, rows, button, container, unmount, cart };
}

afterEach(() => sessionStorage.clear());

it('[C25] rows of products are those of the list, with their quantities', async () => {
  const { area, rows } = await draw();
  expect(rows()).toEqual(['Pump [P-1]', 'Fan [F-2]']);
  expect(area.value).toBe('3 × Pump [P-1]\n1 × Fan [F-2]');
});

it('[C25] a row is written, added and removed, and the focus stays with the rows', async () => {
  const { area, inputs, rows, button } = await draw();
  click(button('Another'));
  expect(document.activeElement).toBe(inputs()[2]);
  type(inputs()[2] as HTMLInputElement, 'A belt');
  expect(area.value).toBe('3 × Pump [P-1]\n1 × Fan [F-2]\n1 × A belt');
  click(button('Remove Pump [P-1]'));
  expect(rows()).toEqual(['Fan [F-2]', 'A belt']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Fan [F-2]');
});

it('Enter in a row begins another one, and sends nothing', async () => {
  const { inputs } = await draw();
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  fire(inputs()[0] as HTMLInputElement, enter);
  expect(enter.defaultPrevented).toBe(true);
  expect(inputs()).toHaveLength(3);
});

it('the last row is emptied, not taken away', async () => {
  const { button, rows, area } = await draw();
  click(button('Remove Pump [P-1]'));
  click(button('Remove Fan [F-2]'));
  expect(rows()).toEqual(['']);
  expect(area.value).toBe('');
});

it('what was written comes back after a reload, and the list at a press', async () => {
  const first = await draw();
  type(first.inputs()[0] as HTMLInputElement, 'A belt');
  first.unmount();
  const { rows, button } = await draw();
  expect(rows()).toEqual(['A belt', 'Fan [F-2]']);
  click(button('Fill in my list'));
  expect(rows()).toEqual(['Pump [P-1]', 'Fan [F-2]']);
});

it('a mistake leads to the first row, and a form that was sent has an empty one', async () => {
  const { area, inputs, rows } = await draw();
  act(() => area.focus());
  expect(document.activeElement).toBe(inputs()[0]);
  act(() => area.form?.reset());
  await settle();
  expect(rows()).toEqual(['']);
});
