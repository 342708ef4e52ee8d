import { expect, type Locator, type Page } from '@playwright/test';

/** Page object of the carousel. */
export class Carousel {
  readonly part: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.part = page.locator('[aria-roledescription=carousel]');
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
    await this.press(new RegExp(`^Slide ${slide}:`));
    expect(await this.shown()).toBe(slide);
  }

  /** Advances the fake clock. */
  async wait(ms: number): Promise<void> {
    await this.page.clock.runFor(ms);
  }

  get slides(): Locator {
    return this.part.locator('[aria-roledescription=slide]');
  }
}
