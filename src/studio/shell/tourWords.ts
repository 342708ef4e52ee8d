import { inLanguage } from '../language/spoken';

const ENGLISH = {
  tourTitle: 'How Studio works',
  begin: 'Begin',
  stepOf: (step: number, of: number) => `Step ${step} of ${of}`,
  tour: [
    {
      title: 'Click on what you want to change',
      text: 'In the middle is your page as visitors see it. Click on a text or a picture: its field opens on the right. What you type is seen at once.',
      onPhones:
        'Under “Page” is your page as visitors see it. Tap a text or a picture: its field opens under “Form”. What you type is seen on the page at once.',
    },
    {
      title: 'Pages are made of blocks',
      text: 'The + between two blocks adds another one. The bar on a block moves, copies and deletes it. All of that also stands in the form, for the keyboard: F6 leads from one part of the screen to the next, and ↑ and ↓ through its lists; Escape closes what is open in one.',
      onPhones:
        'The + between two blocks adds another one. The bar on a block moves, copies and deletes it. All of that also stands under “Form”.',
    },
    {
      title: 'The whole site is in one list',
      text: 'On the left: pages, products, menu, company, colours. A number in red says how many mistakes there are; click, and they stand at their fields, some with a button that fixes them.',
      onPhones:
        'Under “Site”: pages, products, menu, company, colours. A number in red says how many mistakes there are; tap it, and they stand at their fields, some with a button that fixes them.',
    },
    {
      title: 'Nothing gets lost',
      text: 'Every change is kept on this computer at once, also if the power fails. Ctrl+Z takes back step by step.',
    },
    {
      title: 'Save when you are done',
      text: 'Save lists what has changed, in plain words. You can take back single lines, or send the list to someone. Only then is the file written.',
    },
  ],
} as const;

/** The words of the tour: the first five minutes. */
export const WORDS = inLanguage('tour', ENGLISH);
export type TourWords = typeof WORDS;
