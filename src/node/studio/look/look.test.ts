import { describe, expect, it } from 'vitest';
import { installedFonts } from './fonts';
import { startingLooks } from './startingLooks';

describe('[V10] what a look can begin with', () => {
  it('are the installed fonts, with their names and weights', () => {
    const fonts = installedFonts(process.cwd());
    expect(fonts).toContainEqual(
      expect.objectContaining({
        family: 'Barlow Condensed',
        source: '@fontsource/barlow-condensed',
      }),
    );
    expect(fonts[0]?.weights).toContain(600);
  });

  it('are three themes with all colours', () => {
    const looks = startingLooks((english) => english);
    expect(looks.map(({ colors }) => Object.keys(colors).length)).toEqual([15, 15, 15]);
  });
});
