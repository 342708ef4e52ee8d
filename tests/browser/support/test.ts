import { mergeTests } from '@playwright/test';
import { test as asking } from './ask';
import { test as sharedStudio } from './sharedStudio';
import { test as sites } from './sites';

/**
 * Playwright's test for all specs, with the other sites and a Studio, which are made when a test asks for them. A second
 * kind of test with other fixtures of workers would end all workers with their browsers, and start others.
 */
export const test = mergeTests(sites, sharedStudio, asking);
