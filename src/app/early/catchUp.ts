/** Behind the early script where it is a file: presses again what was pressed before it came (`meanwhile.ts`). */
for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
  delete button.dataset['pressed'];
  button.click();
}
