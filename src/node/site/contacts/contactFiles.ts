import QRCode from 'qrcode';
import { cardAddress, chatCodeAddress } from '../../../catalogue/contactCards';
import { chatLink } from '../../../cart/chatLink';
import type { Block, SiteConfig } from '../../../generated/authored';
import { flatBlocks } from '../../../page/flatBlocks';
import { vcardOf } from './vcard';

/**
 * The files by which visitors take an office along: its contact as a vCard, and a QR code that opens a chat with it.
 * Only those that a block of the site offers.
 */
export async function contactFiles(config: SiteConfig): Promise<Map<string, string>> {
  const { branches, chat, site } = config;
  const blocks = [
    ...config.pages.flatMap((page) => flatBlocks<Block>(page.blocks)),
    ...Object.values(config.shared.blocks).flatMap((shared) => flatBlocks<Block>(shared)),
  ].flatMap((block) => (block.type === 'offices' ? [block] : []));
  const files = new Map<string, string>();
  if (blocks.some(({ card }) => card))
    for (const branch of branches) files.set(cardAddress(branch.id), vcardOf(branch, site));
  if (chat && blocks.some(({ chatCode }) => chatCode)) {
    await Promise.all(
      branches.map(async ({ id, chat: number = chat.number }) => {
        const link = chatLink({ ...chat, number }, chat.greeting);
        // Level M: readable from a screen with a reflection on it. The link is percent-encoded, thus ASCII, which
        // every reader takes for what it is.
        const svg = await QRCode.toString(link, { type: 'svg', errorCorrectionLevel: 'M' });
        files.set(chatCodeAddress(id), svg);
      }),
    );
  }
  return files;
}
