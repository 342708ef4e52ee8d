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

it('lists its samples, each a link to it, where it has a heading for that', () => {
  const samples = ['Plain HTML', 'Vue & Nuxt: «4»', 'Größe'].map((title) => ({
    title,
    code: ['a'],
  }));
  const { container } = mount(
    <Site site={{ site: { url: 'https://www.acme.example' } } as SiteData}>
      <CodeSamples
        type="code-samples"
        id="how"
        heading="Code"
        contents="On this page"
        samples={samples}
        context={contextWith()}
      />
    </Site>,
  );
  const links = [...container.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#how-plain-html', '#how-vue-nuxt-4', '#how-größe']);
  expect([...container.querySelectorAll('h3')].map(({ id }) => `#${id}`)).toEqual(links);
});
