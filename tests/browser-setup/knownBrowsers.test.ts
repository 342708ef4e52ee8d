import { describe, expect, it } from 'vitest';
import { knownBrowsers } from './knownBrowsers';

describe('the browsers of a system', () => {
  it('are looked for on the path of Linux, Chrome before Chromium before Edge', () => {
    const files = knownBrowsers({
      platform: 'linux',
      env: { PATH: '/opt/bin:/usr/bin' },
      home: '/h',
    });
    expect(files.slice(0, 2)).toEqual([
      '/opt/bin/google-chrome-stable',
      '/usr/bin/google-chrome-stable',
    ]);
    expect(files).toContain('/snap/bin/chromium');
    expect(files.indexOf('/usr/bin/chromium')).toBeLessThan(
      files.indexOf('/usr/bin/microsoft-edge'),
    );
    expect(new Set(files).size).toBe(files.length);
  });

  it('are looked for in both Applications folders of macOS', () => {
    const files = knownBrowsers({ platform: 'darwin', env: {}, home: '/Users/me' });
    const chrome = 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(files).toEqual(expect.arrayContaining([`/${chrome}`, `/Users/me/${chrome}`]));
  });

  it('are looked for in the program folders of Windows, and only in those it names', () => {
    const env = { ProgramFiles: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\me\\Local' };
    const files = knownBrowsers({ platform: 'win32', env, home: 'C:\\Users\\me' });
    expect(files[0]).toBe('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe');
    expect(files).toContain('C:\\Users\\me\\Local\\Microsoft\\Edge\\Application\\msedge.exe');
    expect(files).toHaveLength(6);
  });
});
