import { expect, it, vi } from 'vitest';
import { contactNode } from './noContact';

it('draws no form where the company has none, and tells the maker of the page', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const emit = vi.fn<() => void>();
  expect(contactNode({}, { emit })).toBeNull();
  const message = '<inquiry-contact>: this company has no contact form.';
  expect(emit).toHaveBeenCalledWith('error', { message });
  expect(error).toHaveBeenCalledWith(message);
});
