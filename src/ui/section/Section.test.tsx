import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Section } from './Section';

it('draws nothing above its content where there is nothing to say', () => {
  expect(renderToStaticMarkup(<Section>content</Section>)).not.toMatch(/<h2|<p|<div><div/);
});

it('puts label, heading and introduction above the content, and what comes after below it', () => {
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

it('lets only what stands within its measure fade in: a strip that bleeds is there at once', () => {
  const fading = (html: string) => /data-reveal.*content.*<\/div>/.test(html);
  expect(fading(renderToStaticMarkup(<Section>content</Section>))).toBe(true);
  expect(fading(renderToStaticMarkup(<Section bleed>content</Section>))).toBe(false);
});

it('can be jumped to', () => {
  expect(renderToStaticMarkup(<Section id="projects">content</Section>)).toMatch(
    /^<section id="projects"/,
  );
});
