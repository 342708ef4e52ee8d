/** The code of a key that an input method takes for itself; Safari sends it after the word is confirmed, too. */
const TAKEN_BY_INPUT_METHOD = 229;

/** Whether a key belongs to an input method (Japanese, Chinese, Korean), such as the Enter that confirms a word. */
export function isComposing(event: KeyboardEvent): boolean {
  // In Safari nothing but the code tells the confirming Enter from others.
  return event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD;
}

/**
 * Lets no other listener hear the keys of input methods: the Enter that confirms a word chooses, adds and sends nothing.
 * Call it once, before all else listens. The field itself still gets the word.
 * @returns How to end that.
 */
export function muteComposing(target: EventTarget): () => void {
  const options = { capture: true };
  for (const type of KEYS) target.addEventListener(type, mute, options);
  return () => {
    for (const type of KEYS) target.removeEventListener(type, mute, options);
  };
}

const KEYS = ['keydown', 'keyup'];

function mute(event: Event): void {
  if (event instanceof KeyboardEvent && isComposing(event)) event.stopImmediatePropagation();
}
