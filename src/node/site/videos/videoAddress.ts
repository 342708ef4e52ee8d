import type { VideoAddress } from '../../../generated/types';

/** The name of a video at YouTube: letters, digits, hyphens and underscores. */
const YOUTUBE_ID = /^[\w-]{11}$/;
const YOUTUBE_HOST = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const VIMEO_HOST = /^(?:(?:www|player)\.)?vimeo\.com$/;

/**
 * Where a video of another site is played and found, by the address that browsers show for it.
 * @returns undefined if it is no address of a video at YouTube or Vimeo.
 */
export function videoAddress(address: string): VideoAddress | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const parts = url.pathname.split('/').filter(Boolean);
  if (url.hostname === 'youtu.be') return youtube(parts[0]);
  if (YOUTUBE_HOST.test(url.hostname))
    return youtube(
      /^(?:shorts|embed|live|v)$/.test(parts[0] ?? '') ? parts[1] : url.searchParams.get('v'),
    );
  return VIMEO_HOST.test(url.hostname) ? vimeo(parts, url.searchParams.get('h')) : undefined;
}

/** Without cookies until it plays, and without videos of others at its end. */
function youtube(id: string | null | undefined): VideoAddress | undefined {
  if (!id || !YOUTUBE_ID.test(id)) return undefined;
  return {
    host: 'YouTube',
    embed: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    page: `https://youtu.be/${id}`,
  };
}

/** Without tracking (`dnt`). A video that is not listed has a second part, its key. */
function vimeo(parts: readonly string[], asked: string | null): VideoAddress | undefined {
  const at = parts.findIndex((part) => /^\d+$/.test(part));
  const id = parts[at];
  if (id === undefined) return undefined;
  const key = asked ?? parts[at + 1];
  const isKeyed = key !== undefined && /^[0-9a-f]+$/.test(key);
  return {
    host: 'Vimeo',
    embed: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${isKeyed ? `&h=${key}` : ''}`,
    page: `https://vimeo.com/${id}${isKeyed ? `/${key}` : ''}`,
  };
}
