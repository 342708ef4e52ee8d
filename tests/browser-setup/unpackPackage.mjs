// Unpacks the browser of @sparticuz/chromium into TMPDIR. Runs in a process of its own, because the package modifies
// the environment on import, and its library path would keep other browsers from starting.
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
