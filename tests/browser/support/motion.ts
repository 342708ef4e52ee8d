/**
 * Options of a test about animations, or about what can go wrong during them: `test.use(WITH_MOTION)`. All other tests
 * ask for reduced motion, as tests/playwright.config.ts says.
 */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;
