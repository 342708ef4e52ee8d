import { expect, type Locator, type Page } from '@playwright/test';

/** The carousel of a page and what can be done with it. */
export class Carousel {
  readonly part: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.part = page.locator('[aria-roledescription=carousel]');
  }

  /** The number of the slide that is shown, from 1. */
  async shown(): Promise<number> {
    return this.slides.evaluateAll(
      (all) => all.findIndex((slide) => slide.hasAttribute('data-active')) + 1,
    );
  }

  /** Presses a button without going there: neither pointer nor focus then rest on the carousel. */
  async press(name: string | RegExp): Promise<void> {
    await this.part.getByRole('button', { name }).dispatchEvent('click');
  }

  /** Goes to a slide, whose time then starts anew. */
  async start(slide: number): Promise<void> {
    await this.press(new RegExp(`^Slide ${slide}:`));
    expect(await this.shown()).toBe(slide);
  }

  /** Lets time pass, by a clock that stands still otherwise. */
  async wait(ms: number): Promise<void> {
    await this.page.clock.runFor(ms);
  }

  get slides(): Locator {
    return this.part.locator('[aria-roledescription=slide]');
  }
}
