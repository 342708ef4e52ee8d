import { WORDS } from '../words';
import { useStudio } from './studio';

/** Puts a text on the clipboard, and says so; or that the browser did not let it. */
export function useCopy(): (text: string, said: string) => Promise<void> {
  const { say } = useStudio();
  return async (text, said) => {
    try {
      await navigator.clipboard.writeText(text);
      say(said);
    } catch {
      say(WORDS.notCopied);
    }
  };
}
