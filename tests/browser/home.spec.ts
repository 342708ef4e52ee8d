import { expect, type Page } from '@playwright/test';
import { Carousel } from './support/carousel';
import { forEachCompany, shipped } from './support/company';
import { visit, visitAtRest } from './support/visit';

const titled = (page: Page, heading: string) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { name: heading }) });

forEachCompany((company) => {
  const { test, config, say, categoryPath, productPath } = company;
  const { blocks } = config.pages.find(({ path }) => path === '/')!;
  const slides = blocks.flatMap((block) => (block.type === 'hero-carousel' ? block.slides : []));

  test('[P1] [M2] the carousel shows its slides, each with its sentence and its picture', async ({
    page,
  }) => {
    await visitAtRest(page, '/');
    const carousel = new Carousel(page, company);
    await expect(carousel.slides).toHaveCount(slides.length);
    await carousel.start(1);
    for (const [n, { title, text = '' }] of slides.entries()) {
      const name = say('slide', { n: n + 1, count: slides.length });
      const slide = carousel.part.getByRole('group', { name });
      await expect(carousel.part.getByRole('heading', { level: 2 })).toHaveText([title]);
      await expect(slide.getByRole('heading').locator('+ p')).toHaveText(text);
      const picture = slide.locator('img');
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .not.toBe(0);
      await expect(picture).toBeVisible();
      await carousel.part.getByRole('button', { name: say('nextSlide') }).click();
    }
  });

  test('[P2] every slide leads to where its links say', async ({ page }) => {
    await visitAtRest(page, '/');
    const carousel = new Carousel(page, company);
    const link = (slide: number, name: string) =>
      carousel.slides.nth(slide).getByRole('link', { name });
    for (const [n, { actions = [] }] of slides.entries()) {
      await carousel.start(n + 1);
      expect(actions.length).toBeGreaterThan(0);
      for (const { label, href } of actions)
        await expect(link(n, label)).toHaveAttribute('href', href);
    }
    const { label, href } = slides.at(-1)!.actions.at(-1)!;
    await link(slides.length - 1, label).click();
    await expect(page).toHaveURL(href);
  });

  test('[P3] [P9] the page has its sections, and products and categories are one click away', async ({
    page,
  }) => {
    await visit(page, '/');
    const headings = blocks.flatMap((block) => ('heading' in block ? block.heading : []));
    for (const name of headings)
      await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
    const shown = blocks.flatMap((block) => (block.type === 'product-grid' ? block.items : []));
    const addresses = [
      ...shown.map(({ product }) => productPath(product)),
      ...config.store.categories.map(({ id }) => categoryPath(id)),
    ];
    for (const address of addresses)
      await expect(page.locator(`main a[href="${address}"]`).first()).toBeVisible();
  });
});

shipped.test(
  '[P3] [P4] [P5] [P6] [P7] [P8] [P9] [P10] the page has all its sections and links',
  async ({ page }) => {
    await visit(page, '/');

    await shipped.test.step('the company introduces itself, with a link to more', async () => {
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

    await shipped.test.step(
      'two strips contain 41 clients and 14 brands, each announced once',
      async () => {
        await expect(titled(page, 'Trusted By Industry Leaders').getByRole('listitem')).toHaveCount(
          41,
        );
        const brands = titled(page, 'We service AC units from all reputable manufacturers');
        await expect(brands.getByRole('listitem')).toHaveCount(14);
      },
    );

    await shipped.test.step(
      'three lists name the services for air conditioning and refrigeration',
      async () => {
        const items = (title: string) =>
          page
            .getByRole('heading', { name: title, exact: true, level: 3 })
            .locator('~ ul')
            .getByRole('listitem');
        await expect(items('Air Conditioning')).toHaveCount(7);
        await expect(items('Refrigeration')).toHaveCount(7);
        await expect(items('Heating & Ventilation')).toHaveCount(8);
      },
    );

    await shipped.test.step(
      'four other services link to their pages; five sectors are named',
      async () => {
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
        await expect(
          titled(page, 'Sectors We Serve').getByRole('heading', { level: 3 }),
        ).toHaveText(['Banking & Finance', 'Healthcare', 'Manufacturing', 'Residential', 'Retail']);
      },
    );

    await shipped.test.step(
      'categories, all products and the team are one click away',
      async () => {
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
      },
    );
  },
);
