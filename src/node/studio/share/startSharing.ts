import { rmSync } from 'node:fs';
import QRCode from 'qrcode';
import { listen } from '../../serve/listen';
import { freePortFrom } from '../../serve/ports';
import type { LanguageOf } from '../language/askedLanguage';
import { createGuests } from './createGuests';
import { draftHandler, KEY_PATH } from './draftHandler';
import { networkAddress } from './networkAddress';

/** The draft, shown to phones in the same network as long as Studio runs. */
export interface Sharing {
  /** With the key of the next phone: 'http://192.168.1.20:4300/draft/…'. */
  url(): string;
  /** How many phones have opened it. */
  phones(): number;
  /** The address as a QR code: an SVG file. */
  code(): Promise<string>;
  /** Nobody can open it any more, and its files are gone. */
  close(): Promise<void>;
}

/** The first port that is tried. */
const FIRST_PORT = 4300;

/**
 * Starts to show a draft in the local network, with a key for each phone.
 * @param site The folder that the draft is built in.
 * @param languageOf The language of a phone that asks.
 * @throws A sentence, where this machine is in no network.
 */
export async function startSharing(
  site: string,
  languageOf: LanguageOf,
  address = networkAddress(),
): Promise<Sharing> {
  if (address === undefined)
    throw new Error(
      'This computer is in no network, so that no phone can reach it. Connect it, or start Studio without --share.',
    );
  // What an earlier session has shown is not what this one shows.
  rmSync(site, { recursive: true, force: true });
  const guests = createGuests();
  const port = await freePortFrom(FIRST_PORT);
  const running = await listen(draftHandler(site, guests, languageOf), port, '0.0.0.0');
  const url = () => `http://${address}:${running.port}${KEY_PATH}${guests.key()}`;
  return {
    url,
    phones: () => guests.count(),
    code: () => QRCode.toString(url(), { type: 'svg', errorCorrectionLevel: 'M' }),
    async close() {
      await running.close();
      rmSync(site, { recursive: true, force: true });
    },
  };
}
