import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Section } from './Section';

it('renders nothing above its content if there is nothing to say', () => {
  expect(renderToStaticMarkup(<Section>content</Section>)).not.toMatch(/<h2|<p|<div><div/);
});

it('puts label, heading and introduction above the content, and the rest below', () => {
  const html = renderToStaticMarkup(
    <Section label="label" heading="heading" intro="intro" aside="aside" after="after">
      content
    </Section>,
  );
  expect(html.replace(/<[^>]*>/g, ' ').match(/\w+/g)).toEqual([
    'label',
    'heading',
    'intro',
    'aside',
    'content',
    'after',
  ]);
  expect(html).toContain('>heading</h2>');
});

it('[M7] fades in only what stays within its measure: full-bleed content is visible at once', () => {
  const fading = (html: string) => /data-reveal.*content.*<\/div>/.test(html);
  expect(fading(renderToStaticMarkup(<Section>content</Section>))).toBe(true);
  expect(fading(renderToStaticMarkup(<Section bleed>content</Section>))).toBe(false);
});

it('can be an anchor', () => {
  expect(renderToStaticMarkup(<Section id="projects">content</Section>)).toMatch(
    /^<section id="projects"/,
  );
});
