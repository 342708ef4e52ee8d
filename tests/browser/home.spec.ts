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

test('[81] [82] [83] [87] the carousel has four slides, each with its sentence and its picture', async ({
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

test('[89] [90] every slide leads to a quote and to more', async ({ page }) => {
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

test('[91] [92] [93] the company says who it is, and leads to more', async ({ page }) => {
  await visit(page, '/');
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
  await about.getByRole('link').click();
  await expect(page).toHaveURL('/about');
});

test('[94] [100] two strips hold 41 clients and 14 brands, each read out once', async ({
  page,
}) => {
  await visit(page, '/');
  await expect(titled(page, 'Trusted By Industry Leaders').getByRole('listitem')).toHaveCount(41);
  const brands = titled(page, 'We service AC units from all reputable manufacturers');
  await expect(brands.getByRole('listitem')).toHaveCount(14);
});

test('[95] [96] [97] three lists tell what is done for air and cold', async ({ page }) => {
  await visit(page, '/');
  const items = (title: string) =>
    page
      .getByRole('heading', { name: title, exact: true, level: 3 })
      .locator('~ ul')
      .getByRole('listitem');
  await expect(items('Air Conditioning')).toHaveCount(7);
  await expect(items('Refrigeration')).toHaveCount(7);
  await expect(items('Heating & Ventilation')).toHaveCount(8);
});

test('[98] [99] [101] four other services lead to their pages; five sectors are named', async ({
  page,
}) => {
  await visit(page, '/');
  const services = titled(page, 'Our Other Services');
  await expect(services.getByRole('heading', { level: 3 })).toHaveText([
    'Mining & Industrial',
    'Energy',
    'Civil Contractors',
    'Agriculture',
  ]);
  await expect(services.getByRole('link', { name: /^Learn More/ })).toHaveCount(4);
  await expect(titled(page, 'Sectors We Serve').getByRole('heading', { level: 3 })).toHaveText([
    'Banking & Finance',
    'Healthcare',
    'Manufacturing',
    'Residential',
    'Retail',
  ]);
  await services
    .getByRole('link', { name: /^Learn More/ })
    .nth(2)
    .click();
  await expect(page).toHaveURL('/civil-contracting');
});

test('[102] [103] [104] categories, all products and the team are one press away', async ({
  page,
}) => {
  await visit(page, '/');
  const categories = titled(page, 'Product Categories').getByRole('link');
  await expect(categories).toHaveCount(6);
  await expect(categories.last()).toHaveAttribute('href', '/shop');
  for (const id of ['refrigeration', 'agriculture', 'mining', 'energy', 'construction']) {
    await categories.and(page.locator(`[href="/store/category/${id}"]`)).click();
    await expect(page).toHaveURL(`/store/category/${id}`);
    await page.goBack();
    await expect(page).toHaveURL('/');
  }
  await page.getByRole('main').getByRole('link', { name: 'Contact Our Team' }).click();
  await expect(page).toHaveURL('/contact');
});
