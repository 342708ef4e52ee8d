/** How long a browser may take to begin a download before its data is given up. */
const DOWNLOAD_MS = 60_000;

/** Saves a text as a file on this computer. */
export function saveFile(name: string, content: string, type: string): void {
  const href = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), DOWNLOAD_MS);
}
