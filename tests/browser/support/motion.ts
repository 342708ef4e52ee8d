/**
 * Options of a test that looks at what moves, or at what could go wrong while it does: `test.use(WITH_MOTION)`. All
 * others ask for reduced motion, as tests/playwright.config.ts says.
 */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;
