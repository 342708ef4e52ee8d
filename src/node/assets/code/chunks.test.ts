import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHUNK_FILES, chunkOf } from './chunks';

const root = process.cwd();

describe('the files and folders that chunks name', () => {
  it.each(CHUNK_FILES)('%s is there', (file) => {
    expect(statSync(join(root, file)).isDirectory()).toBe(file.endsWith('/'));
  });
});

describe('the chunk', () => {
  it.each([
    ['node_modules/react-dom/client.js', 'react'],
    ['node_modules/react-router/dist/index.mjs', 'app'],
    ['node_modules/@e965/xlsx/xlsx.mjs', undefined],
    ['src/cart/store.ts', 'app'],
    ['src/ui/button/buttonClass.ts', 'app'],
    ['src/ui/stepper/Stepper.tsx', undefined],
    ['src/ui/motion/PauseButton.tsx', undefined],
    ['src/app/layout/hover/useHoverMenu.ts', 'app'],
    ['src/app/layout/hover/watchHover.ts', undefined],
    ['src/app/navigation/usePages.ts', 'app'],
    ['src/app/navigation/ahead/ahead.ts', undefined],
    ['src/cart/message.ts', 'list'],
    ['src/widgets/loading/Loading.tsx', 'store'],
    ['src/blocks/stats/Stats.tsx', undefined],
  ])('of %s is %s', (file, chunk) => {
    expect(chunkOf(root, join(root, file))).toBe(chunk);
  });

  it("of Vite's helpers is the app", () => {
    expect(chunkOf(root, '\0vite/preload-helper.js')).toBe('app');
  });
});
