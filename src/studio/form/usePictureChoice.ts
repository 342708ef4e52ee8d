import { WORDS } from './words';
import { rememberedText } from './altTexts';
import { asText } from './asText';
import { choosePicture } from './choosePicture';
import { useHost } from './formHost';
import { useAt } from './useAt';

/** Puts another picture in the place of the one at a pointer; asks for its text where that is needed. */
export function usePictureChoice(at: string): { src: string; choose: (chosen: string) => void } {
  const { change, say, reveal } = useHost();
  const src = useAt(`${at}/src`, asText);
  const alt = useAt(`${at}/alt`, asText);
  const choose = (chosen: string) => {
    const known = rememberedText(chosen);
    const { operations, isTextMissing } = choosePicture({ at, src, alt }, chosen, known);
    change(operations);
    if (!isTextMissing) return;
    say(WORDS.sayWhatItShows);
    reveal(`${at}/alt`);
  };
  return { src, choose };
}
