import { expect, test, type Page } from '@playwright/test';
import { Carousel } from './support/carousel';
import { visit, visitAtRest } from './support/visit';

const SLIDES = [
  'Industrial Solutions Experts',
  'HVAC Specialists',
  'Mining & Industrial Specialists',
  'Civil Engineering Contractors',
];

const titled = (page: Page, heading: string) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { name: heading }) });

test('[P1] [M2] the carousel has four slides, each with its sentence and its picture', async ({
  page,
}) => {
  await visitAtRest(page, '/');
  const carousel = new Carousel(page);
  await expect(carousel.slides).toHaveCount(4);
  await carousel.start(1);
  for (const [n, title] of SLIDES.entries()) {
    const slide = carousel.part.getByRole('group', { name: `${n + 1} of 4` });
    await expect(carousel.part.getByRole('heading', { level: 2 })).toHaveText([title]);
    await expect(slide.getByRole('heading').locator('+ p')).toBeVisible();
    const picture = slide.locator('img');
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .not.toBe(0);
    await expect(picture).toBeVisible();
    await carousel.part.getByRole('button', { name: 'Next slide' }).click();
  }
});

test('[P2] every slide leads to a quote and to more', async ({ page }) => {
  await visitAtRest(page, '/');
  const carousel = new Carousel(page);
  const link = (slide: number, name: string) =>
    carousel.slides.nth(slide - 1).getByRole('link', { name });
  for (const slide of [1, 2, 3, 4]) {
    await carousel.start(slide);
    await expect(link(slide, 'Request a Quote')).toHaveAttribute('href', '/contact');
    await expect(link(slide, 'Learn More')).toHaveAttribute('href', '/about');
  }
  await link(4, 'Learn More').click();
  await expect(page).toHaveURL('/about');
});

test('[P3] [P4] [P5] [P6] [P7] [P8] [P9] [P10] the page has all its sections and links', async ({
  page,
}) => {
  await visit(page, '/');

  await test.step('the company introduces itself, with a link to more', async () => {
    const about = titled(page, 'We Install What We Sell');
    await about.scrollIntoViewIfNeeded();
    for (const [figure, label] of [
      ['30+', 'Years Experience'],
      ['500+', 'Clients Served'],
      ['100%', 'Commitment'],
    ] as const) {
      const stat = about.locator('dl > div').filter({ hasText: label });
      await expect(stat.getByRole('definition')).toHaveText(figure);
      await expect(stat).toBeVisible();
    }
    for (const badge of ['Since 1991', '24/7 Support']) {
      await expect(about.getByText(badge)).toBeVisible();
    }
    await expect(about.getByRole('link')).toHaveAttribute('href', '/about');
  });

  await test.step('two strips contain 41 clients and 14 brands, each announced once', async () => {
    await expect(titled(page, 'Trusted By Industry Leaders').getByRole('listitem')).toHaveCount(41);
    const brands = titled(page, 'We service AC units from all reputable manufacturers');
    await expect(brands.getByRole('listitem')).toHaveCount(14);
  });

  await test.step('three lists name the services for air conditioning and refrigeration', async () => {
    const items = (title: string) =>
      page
        .getByRole('heading', { name: title, exact: true, level: 3 })
        .locator('~ ul')
        .getByRole('listitem');
    await expect(items('Air Conditioning')).toHaveCount(7);
    await expect(items('Refrigeration')).toHaveCount(7);
    await expect(items('Heating & Ventilation')).toHaveCount(8);
  });

  await test.step('four other services link to their pages; five sectors are named', async () => {
    const services = titled(page, 'Our Other Services');
    await expect(services.getByRole('heading', { level: 3 })).toHaveText([
      'Mining & Industrial',
      'Energy',
      'Civil Contractors',
      'Agriculture',
    ]);
    const links = services.getByRole('link', { name: /^Learn More/ });
    await expect(links).toHaveCount(4);
    await expect(links.nth(2)).toHaveAttribute('href', '/civil-contracting');
    await expect(titled(page, 'Sectors We Serve').getByRole('heading', { level: 3 })).toHaveText([
      'Banking & Finance',
      'Healthcare',
      'Manufacturing',
      'Residential',
      'Retail',
    ]);
  });

  await test.step('categories, all products and the team are one click away', async () => {
    const categories = titled(page, 'Product Categories').getByRole('link');
    const ids = ['refrigeration', 'agriculture', 'mining', 'energy', 'construction'];
    await expect(categories).toHaveCount(6);
    await expect(categories.last()).toHaveAttribute('href', '/shop');
    const to = (id: string) => categories.and(page.locator(`[href="/store/category/${id}"]`));
    for (const id of ids) await expect(to(id)).toHaveCount(1);
    await to('energy').click();
    await expect(page).toHaveURL('/store/category/energy');
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Contact Our Team' }).click();
    await expect(page).toHaveURL('/contact');
  });
});
