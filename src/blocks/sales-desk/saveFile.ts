/** How long a browser may take to begin a download before its data is given up. */
const DOWNLOAD_MS = 60_000;

/** Saves a text or bytes as a file on this computer. */
export function saveFile(
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  type: string,
): void {
  const href = URL.createObjectURL(
    new Blob([content], { type: typeof content === 'string' ? `${type};charset=utf-8` : type }),
  );
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), DOWNLOAD_MS);
}
