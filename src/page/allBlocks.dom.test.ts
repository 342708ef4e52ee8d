import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pascal } from '../node/schemas/names';
import { registerAllBlocks } from './allBlocks';
import { blockComponent } from './registry';

const types = readdirSync('src/blocks');

it('each block is drawn by the component of its name, whatever else is in its folder', () => {
  registerAllBlocks();
  expect(types.map((type) => blockComponent(type)?.name)).toEqual(types.map(pascal));
});
