import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Icon } from './Icon';

it('renders the shapes of an icon at the given size, hidden from screen readers', () => {
  const html = renderToStaticMarkup(<Icon nodes={[['circle', { r: '4' }]]} size={18} />);
  expect(html).toContain('<circle r="4"></circle>');
  expect(html).toMatch(/width="18" height="18".*aria-hidden="true"/);
});
