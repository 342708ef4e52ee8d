import path from 'node:path';

/** The environment that determines where browsers are installed. */
export interface Machine {
  platform: NodeJS.Platform;
  env: NodeJS.ProcessEnv;
  /** The user's home folder. */
  home: string;
}

const LINUX = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
];
const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const WINDOWS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];

/** Possible paths of an installed Chrome, Chromium or Edge, the likeliest first. */
export function knownBrowsers({ platform, env, home }: Machine): string[] {
  if (platform === 'win32') {
    const folders = [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']];
    return folders.flatMap((folder) =>
      folder ? WINDOWS.map((parts) => path.win32.join(folder, ...parts)) : [],
    );
  }
  if (platform === 'darwin') {
    const folders = ['/Applications', path.posix.join(home, 'Applications')];
    return folders.flatMap((folder) =>
      MAC.map((name) => path.posix.join(folder, `${name}.app`, 'Contents', 'MacOS', name)),
    );
  }
  const folders = [...(env['PATH'] ?? '').split(':').filter(Boolean), '/usr/bin', '/snap/bin'];
  return [
    ...new Set(LINUX.flatMap((name) => folders.map((folder) => path.posix.join(folder, name)))),
  ];
}
