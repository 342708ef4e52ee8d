import { expect, it } from 'vitest';
import type { SiteData } from '../../generated/types';
import { mount } from '../../ui/testing/mount';
import { contextWith, Site } from '../../widgets/testing';
import CodeSamples from './CodeSamples';

it.each([
  ['/inbox', 'https://www.acme.example'],
  ['https://forms.example/f/1', 'https://forms.example'],
  [undefined, 'https://www.acme.example'],
])('names the site, and where the contact form posts to (%s)', (endpoint, form) => {
  const url = 'https://www.acme.example';
  const site = { site: { url }, ...(endpoint && { contact: { endpoint } }) } as SiteData;
  const samples = [{ title: 'Policy', text: 'Allow {form}.', code: ['{site}', '{form}'] }];
  const { container } = mount(
    <Site site={site}>
      <CodeSamples type="code-samples" heading="Code" samples={samples} context={contextWith()} />
    </Site>,
  );
  expect(container.querySelector('li p')?.textContent).toBe(`Allow ${form}.`);
  expect(container.querySelector('code')?.textContent).toBe(`${url}\n${form}`);
});
