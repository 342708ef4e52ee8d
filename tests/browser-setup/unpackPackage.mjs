// Unpacks the browser of @sparticuz/chromium into the folder that TMPDIR names. A process of its
// own, because the package changes the environment of the one that imports it, and a library path
// meant for this browser would keep others from starting.
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
