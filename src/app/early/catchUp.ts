/** Behind the early script where it is a file: catches up with what has happened before it came (`meanwhile.ts`). */
const root = document.documentElement;

// Sections that are being read stay where they are, and those below fade in as on other pages. All are measured before
// the first is marked, because measuring after a change forces a layout.
const read = [...document.querySelectorAll<HTMLElement>('[data-reveal]')].filter(
  (section) => section.getBoundingClientRect().top < innerHeight,
);
for (const section of read) section.dataset['seen'] = '';
delete root.dataset['awaits'];

for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
  delete button.dataset['pressed'];
  button.click();
}
