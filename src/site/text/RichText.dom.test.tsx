import { describe, expect, it } from 'vitest';
import type { RichText as Content } from '../../generated/types';
import { mount } from '../../ui/testing/mount';
import { SiteProvider } from '../SiteProvider';
import { siteWith } from '../testing';
import { RichText } from './RichText';

function draw(text: Content): HTMLElement {
  return mount(
    <SiteProvider site={siteWith({ newTab: '(new tab)' })}>
      <RichText text={text} />
    </SiteProvider>,
  ).container;
}

describe('[K7] a text with marks', () => {
  it('renders marks as elements, and special characters verbatim', () => {
    const container = draw([
      '1 < 2 ',
      { tag: 'strong', text: ['<b>', { tag: 'em', text: 'both' }] },
      ' ',
      { href: '/yard', text: 'the yard' },
    ]);
    expect(container.innerHTML).toBe(
      '1 &lt; 2 <strong>&lt;b&gt;<em>both</em></strong> <a href="/yard">the yard</a>',
    );
  });

  it('[S16] announces an external link, as everywhere', () => {
    const container = draw([{ href: 'https://example.org', text: 'they' }]);
    expect(container.querySelector('a')?.target).toBe('_blank');
    expect(container.textContent).toBe('they (new tab)');
  });
});
