import type { Video } from '../../../generated/authored';
import type { HeroBlock, VideoBlock } from '../../../generated/types';
import { videoAddress } from './videoAddress';

/** A video that stands in another block, without a section of its own. */
type InBlock = Omit<VideoBlock, 'still' | 'address'> & {
  still: VideoBlock['still'] | undefined;
  address: VideoBlock['address'] | undefined;
  bare: true;
};

/**
 * The block that plays the video of a hero, of which the picture is the still. The picture, which comes before the video,
 * is prepared by then.
 */
export function playerOf(video: Video, { image }: Pick<HeroBlock, 'image'>): InBlock {
  const { address } = video;
  return {
    ...video,
    tone: 'navy',
    still: image,
    address: address === undefined ? undefined : videoAddress(address),
    bare: true,
  };
}
