import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Wordmark } from '../wordmark/Wordmark';
import { Picture } from './Picture';

const drawing = { src: '/a.svg', dark: '/a-dark.svg', alt: 'A pump', width: 40, height: 30 };
const photo = { src: '/a.jpg', alt: '', width: 40, height: 30 };

it('reserves its space before it loads', () => {
  const html = renderToStaticMarkup(<Picture image={drawing} />);
  expect(html).toContain('width="40" height="30"');
  expect(html).toContain('alt="A pump"');
});

it('loads lazily, unless it is above the fold', () => {
  const later = renderToStaticMarkup(<Picture image={drawing} />);
  expect(later).toContain('loading="lazy"');
  expect(later).not.toContain('fetchPriority');
  const first = renderToStaticMarkup(<Picture image={drawing} eager />);
  expect(first).toContain('fetchPriority="high"');
  expect(first).not.toContain('loading');
});

it('uses the variant for its background, if there is one', () => {
  const onNavy = (image: typeof photo) =>
    renderToStaticMarkup(<Picture image={image} ground="navy" />);
  expect(renderToStaticMarkup(<Picture image={drawing} />)).toContain('src="/a.svg"');
  expect(onNavy(drawing)).toContain('src="/a-dark.svg"');
  expect(onNavy(photo)).toContain('src="/a.jpg"');
});

it('marks decoration with an empty alt, never a missing one', () => {
  expect(renderToStaticMarkup(<Picture image={photo} />)).toContain('alt=""');
});

describe('a photo', () => {
  const many = {
    ...photo,
    ground: 'photo-963',
    sources: [
      { type: 'image/avif', srcSet: '/a-320.avif 320w, /a-640.avif 640w', sizes: '50vw' },
      { type: 'image/webp', srcSet: '/a-320.webp 320w, /a-640.webp 640w', sizes: '50vw' },
    ],
  };
  const html = renderToStaticMarkup(<Picture image={many} className="wide" />);

  it('lets the browser choose format and width, best format first', () => {
    expect(html).toMatch(/^<picture><source type="image\/avif".*<source type="image\/webp".*<img/);
    expect(html).toContain('srcSet="/a-320.avif 320w, /a-640.avif 640w" sizes="auto, 50vw"');
    expect(html).toContain('src="/a.jpg"');
  });

  it('is measured by the browser where it loads lazily, as its own attribute allows', () => {
    expect(html).toMatch(/<img[^>]* sizes="auto, 50vw"/);
  });

  it('says how wide it is where it loads at once, since nothing is measured yet', () => {
    const first = renderToStaticMarkup(<Picture image={many} eager />);
    expect(first).toContain('sizes="50vw"');
    expect(first).not.toContain('auto');
  });

  it('colours its placeholder by a class, since the CSP forbids inline styles', () => {
    expect(html).toContain('class="photo-963 wide"');
    expect(html).not.toContain('style');
  });
});

it('has no class if it needs none', () => {
  expect(renderToStaticMarkup(<Picture image={photo} />)).not.toContain('class');
});

it('falls back to a wordmark without a picture', () => {
  const withLogo = renderToStaticMarkup(<Wordmark name="Acme" image={drawing} index={0} />);
  expect(withLogo).toMatch(/^<img[^>]*src="\/a\.svg"/);
  const [first, second, third, fourth] = [0, 1, 2, 3].map((index) =>
    renderToStaticMarkup(<Wordmark name="Acme" index={index} />),
  );
  expect(first).toContain('>Acme<');
  expect(new Set([first, second, third]).size).toBe(3);
  expect(fourth).toBe(first);
});
