import { describe, expect, it } from 'vitest';
import { mount } from '../ui/testing/mount';
import { SiteLink } from './SiteLink';
import { SiteProvider } from './SiteProvider';
import { siteWith } from './testing';

function link(href: string, rest = {}) {
  const { container } = mount(
    <SiteProvider site={siteWith({ newTab: '(new tab)' })}>
      <SiteLink href={href} {...rest}>
        Our page
      </SiteLink>
    </SiteProvider>,
  );
  const anchor = container.querySelector('a');
  if (!anchor) throw new Error('no link was drawn');
  return anchor;
}

describe('[S16] an external link', () => {
  it.each(['https://example.org/acme', 'http://example.org'])(
    'opens %s in a new tab with noopener',
    (href) => {
      const anchor = link(href);
      expect(anchor.getAttribute('href')).toBe(href);
      expect(anchor.target).toBe('_blank');
      expect(anchor.rel).toBe('noopener');
    },
  );

  it('announces that to screen readers only', () => {
    const anchor = link('https://example.org');
    expect(anchor.textContent).toBe('Our page (new tab)');
    expect(anchor.querySelector('.visually-hidden')?.textContent).toBe(' (new tab)');
  });
});

it.each(['/contact', '/portfolio#projects', '#projects', 'tel:+26300', 'mailto:a@example.org'])(
  'is a plain link for %s',
  (href) => {
    const anchor = link(href);
    expect(anchor.getAttribute('href')).toBe(href);
    expect(anchor.hasAttribute('target')).toBe(false);
    expect(anchor.hasAttribute('rel')).toBe(false);
    expect(anchor.textContent).toBe('Our page');
  },
);

it.each(['/contact', 'https://example.org'])('passes other props on (%s)', (href) => {
  const anchor = link(href, { className: 'button', 'aria-current': 'page' });
  expect(anchor.className).toBe('button');
  expect(anchor.getAttribute('aria-current')).toBe('page');
});
