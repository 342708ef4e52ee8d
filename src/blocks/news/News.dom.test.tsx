import { expect, it } from 'vitest';
import type { NewsBlock, NewsItem } from '../../generated/types';
import { mount } from '../../ui/testing/mount';
import { contextWith, Site } from '../../widgets/testing';
import News from './News';

const item = (title: string): NewsItem => ({
  title,
  href: `/news/${title}`,
  text: 'It is open.',
  date: '2026-03-01',
  day: '1 March 2026',
});
const draw = (block: Partial<NewsBlock>, news?: NewsItem[]) =>
  mount(
    <Site>
      <News
        {...({ type: 'news', ...block } as NewsBlock)}
        context={contextWith(news && { news })}
      />
    </Site>,
  ).container;
const news = [item('slip'), item('crane')];

it('lists the news of the page, each with its day and a link', () => {
  const page = draw({}, news);
  expect([...page.querySelectorAll('h3 a')].map((link) => link.getAttribute('href'))).toEqual([
    '/news/slip',
    '/news/crane',
  ]);
  const time = page.querySelector('time');
  expect([time?.dateTime, time?.textContent]).toEqual(['2026-03-01', '1 March 2026']);
});

it('shows no more than it should, and leads to the others', () => {
  const page = draw({ count: 1, actions: [{ label: 'All news', href: '/news' }] }, news);
  expect(page.querySelectorAll('h3')).toHaveLength(1);
  expect(page.querySelector('a[href="/news"]')?.textContent).toBe('All news');
});

it('is its heading alone where there are none', () => {
  expect(draw({ heading: 'News' }).textContent).toBe('News');
});
