/**
 * Moves out of the first block what the page carries at its end: the early script, the styles of what is further down,
 * and this script. React draws none of them, and rules for neighbours and last children must not count them.
 */
const { head, currentScript } = document;
const own = currentScript as HTMLScriptElement;
head.append(
  document.getElementById('early') as HTMLElement,
  own.previousElementSibling as Element,
  own,
);
