import { expect, type Locator, type Page } from '@playwright/test';
import { shipped, type Company } from './company';

/** Page object of a company's carousel. */
export class Carousel {
  readonly part: Locator;
  private readonly page: Page;
  /** Its slides. */
  readonly slides: Locator;
  /** The buttons that show one slide each. */
  readonly dots: Locator;

  constructor(page: Page, { say, saying }: Company = shipped) {
    this.page = page;
    this.part = page.locator(`[aria-roledescription="${say('carousel')}"]`);
    this.slides = this.part.locator(`[aria-roledescription="${say('slideRole')}"]`);
    this.dots = this.part.getByRole('button', { name: saying('goToSlide') });
  }

  /** The number of the current slide, from 1. */
  async shown(): Promise<number> {
    return this.slides.evaluateAll(
      (all) => all.findIndex((slide) => slide.hasAttribute('data-active')) + 1,
    );
  }

  /** Clicks a button without hovering or focusing the carousel. */
  async press(name: string | RegExp): Promise<void> {
    await this.part.getByRole('button', { name }).dispatchEvent('click');
  }

  /** Goes to a slide, which restarts the interval. */
  async start(slide: number): Promise<void> {
    await this.dots.nth(slide - 1).dispatchEvent('click');
    expect(await this.shown()).toBe(slide);
  }

  /** Advances the fake clock. */
  async wait(ms: number): Promise<void> {
    await this.page.clock.runFor(ms);
  }

  /** The number of the current slide, from 1, after some time on the fake clock, in ms. */
  async shownAfter(ms: number): Promise<number> {
    await this.wait(ms);
    return this.shown();
  }
}
