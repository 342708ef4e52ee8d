// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { mount } from '../testing/mount';
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

afterEach(() => vi.unstubAllGlobals());

it('is watched for being seen whenever it is drawn, be it in the place of a spinner', () => {
  const waiting: number[] = [];
  const reveal = () => void waiting.push(document.querySelectorAll('[data-reveal]').length);
  vi.stubGlobal('app', { reveal });
  const { render } = mount(<p>Loading</p>);
  expect(waiting).toEqual([]);
  render(<Section>content</Section>);
  expect(waiting).toEqual([1]);
});

it('can be jumped to', () => {
  expect(renderToStaticMarkup(<Section id="projects">content</Section>)).toMatch(
    /^<section id="projects"/,
  );
});
