import { spawn, type ChildProcess } from 'node:child_process';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import getPort from 'get-port';
import { TIMEOUT_MS, type Engine, type FoundEngine } from './engine';
import { firstFile } from './firstFile';

const DRIVERS = ['/usr/bin/WebKitWebDriver'];
const BROWSERS = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map(
    (version) => `/usr/lib/${machine}-linux-gnu/${version}/MiniBrowser`,
  ),
);
const SCREENS = ['/usr/bin/Xvfb'];

/** Finds WebKitGTK and its WebDriver. It needs a display, such as Xvfb. */
export function findWebkit(): FoundEngine {
  const driver = firstFile('WEBKIT_DRIVER_PATH', DRIVERS);
  const browser = firstFile('WEBKIT_PATH', BROWSERS);
  const screen = firstFile('XVFB_PATH', SCREENS);
  if (driver && browser && screen) return { open: () => open(driver, browser, screen) };
  return {
    missing:
      'WebKit was not found. On Debian: apt-get install webkit2gtk-driver xvfb. Elsewhere it is not tried.',
  };
}

async function open(driver: string, browser: string, screen: string): Promise<Engine> {
  const port = await getPort();
  const display = `:${port}`;
  const started: ChildProcess[] = [
    spawn(screen, [display, '-screen', '0', '1280x900x24'], { stdio: 'ignore' }),
    spawn(driver, [`--port=${port}`], {
      stdio: 'ignore',
      // Switch off compositing, because without a graphics card it takes as long as all the rest together.
      env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    }),
  ];
  const end = () => started.forEach((child) => child.kill());
  try {
    const session = await connect(port, browser);
    await session.manage().setTimeouts({ script: TIMEOUT_MS, pageLoad: TIMEOUT_MS });
    const version = (await session.getCapabilities()).getBrowserVersion();
    return {
      name: `WebKit ${version}`,
      async run(url, source) {
        await session.get(url);
        return session.executeAsyncScript<string>(
          `const done = arguments[arguments.length - 1];
          (${source}).then(done, (error) => done('threw ' + error));`,
        );
      },
      async close() {
        await session.quit();
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

/** Polls, because the driver does not report when it is ready. */
async function connect(port: number, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  // Stop trying at half the timeout, so that the last attempt can still end and its error is shown.
  const end = performance.now() + TIMEOUT_MS / 2;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    try {
      const builder = new Builder().usingServer(`http://127.0.0.1:${port}/`);
      return await builder.withCapabilities(capabilities).build();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
  }
}
