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
