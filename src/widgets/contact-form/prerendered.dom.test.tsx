import { expect, it } from 'vitest';
import { one } from '../../ui/testing/act';
import { hydrate } from '../../ui/testing/hydrate';
import { ContactForm } from './ContactForm';
import { props } from './testing';

it('can be posted by the browser itself, which validates it until hydration', () => {
  const { html, complaints, container } = hydrate(<ContactForm {...props} />);
  expect(html).toMatch(/<form[^>]* action="\/forms" method="post"/);
  expect(html).not.toMatch(/novalidate/i);
  expect((one(container, 'form') as HTMLFormElement).noValidate).toBe(true);
  expect(complaints).toEqual([]);
});

it('keeps text typed before hydration', () => {
  const { container } = hydrate(<ContactForm {...props} />, (page) => {
    (one(page, '[name=name]') as HTMLInputElement).value = 'Tendai';
  });
  expect((one(container, '[name=name]') as HTMLInputElement).value).toBe('Tendai');
});

it('shows fields that depend on others until scripts hide them, and takes over those that are hidden', () => {
  const fields = [
    { name: 'about', label: 'About' },
    { name: 'which', label: 'Which?', when: { name: 'about', is: ['Other'] } },
  ];
  const { html, complaints } = hydrate(<ContactForm {...props} fields={fields} />, (page) => {
    one(page, '[data-when]').hidden = true;
  });
  expect(html).not.toContain('hidden=""');
  expect(complaints).toEqual([]);
});
