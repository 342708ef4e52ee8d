import { describe, expect, it } from 'vitest';
import { planServing } from '../serve/serve-command';
import { run as check } from './check';
import { run as dev } from './dev';

describe('a command with arguments it does not know', () => {
  it.each([
    ['check', () => check(['--stritc']), "Unknown option '--stritc'"],
    ['dev', () => dev(['--prot', '1']), "Unknown option '--prot'"],
    ['dev', () => dev(['--port', 'x']), 'PORT is "x", but must be a number from 1 to 65535.'],
  ])('%s says so instead of going on without them', async (_, run, sentence) => {
    await expect(run()).rejects.toThrow(sentence);
  });
});

it('finds a port for the partner also where the site has the last one there is', async () => {
  const plan = await planServing(['--port', '65535'], 'npm start');
  expect(plan?.port).toBe(65_535);
  expect(plan?.partnerPort).toBeLessThan(65_535);
});
