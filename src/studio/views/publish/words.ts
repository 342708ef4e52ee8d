import { counted } from '../../counted';
import type { Step, Way } from './protocol';
import { inLanguage } from '../../language/spoken';

const MEGABYTE = 1e6;

const megabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;

const ENGLISH = {
  title: 'Publish',
  intro:
    'What is saved is checked and built first. If anything fails, the live site stays as it is.',
  unsaved: 'Some changes are not saved yet: they are not published.',
  save: 'Save …',
  mistakes: (count: number) =>
    count === 1
      ? 'There is a mistake: until it is mended, nothing can be published.'
      : `There are ${count} mistakes: until they are mended, nothing can be published.`,
  mistakesInDraft: (count: number) =>
    count === 1
      ? 'There is a mistake. Only what was saved last can be published, unless the mistake is in that, too.'
      : `There are ${count} mistakes. Only what was saved last can be published, unless they are in that, too.`,
  showMistakes: 'Show the mistakes …',
  never: 'Nothing has been published from here yet.',
  published: (when: string, who: string, where: string | undefined) =>
    `Published ${when}${who === '' ? '' : ` by ${who}`}${where === undefined ? '' : ` (${where})`}.`,
  // Nobody tells Studio that a ZIP was uploaded.
  upToDate: (where: string | undefined) =>
    where === 'ZIP'
      ? 'All that is saved is in the ZIP: it is live once you have uploaded that.'
      : 'All that is saved is live.',
  notLive: 'These changes are not live yet:',
  countNotLive: (count: number) => `${counted(count, 'change')} not live yet`,
  ways: 'Ways to publish',
  nameServer: 'Publish to a server or folder …',
  nameServerHint:
    'By rsync or SFTP, or into a folder of this computer. Say where it is and save: then it can be chosen here.',
  shareLater:
    'For a phone in the same network. Studio has to be started for it: stop it, then run npm run studio -- --share. Nothing is lost.',
  stepNameServer: 'name a place to publish to',
  wayName: {
    push: () => 'Send to the host, which builds the site',
    server: (where: string) => `Publish to ${where}`,
    zip: () => 'Make a ZIP of the site',
    draft: () => 'Make a copy to show around',
    share: () => 'Show it on phones',
  } satisfies Record<Way, (where: string) => string>,
  wayHint: {
    push: 'What is saved goes to the host, which builds the site from it and shows it.',
    server: 'The files are sent beside the live ones, then exchanged in one step.',
    zip: 'To be uploaded to a host by hand.',
    draft:
      'Opens from any disk without a server. Each page says that it is a draft; search engines leave it out.',
    share:
      'To look at what is not saved yet on a phone in the same network, until Studio is stopped. Nothing can be changed there, and forms send nothing.',
  } satisfies Record<Way, string>,
  step: {
    check: 'Checking',
    prepare: 'Preparing scripts, fonts and pictures',
    pages: 'Writing pages',
    finish: 'Writing lists',
    pack: 'Packing files',
    copy: 'Copying files',
    send: 'Sending files',
    switch: 'Exchanging the live site',
    push: 'Sending to the host',
  } satisfies Record<Step, string>,
  of: (done: number, total: number) => `${done} of ${total}`,
  count: (done: number) => `${done} so far`,
  progress: 'How far publishing has come',
  cancel: 'Cancel',
  done: {
    push: 'Sent. The host now builds the site.',
    server: 'Published.',
    zip: 'The ZIP is ready.',
    draft: 'The copy is ready.',
    share: 'Ready: scan the code with a phone.',
  } satisfies Record<Way, string>,
  failed: {
    push: 'Not sent. What was live still is.',
    server: 'Not published. What was live still is.',
    zip: 'The ZIP could not be made.',
    draft: 'The copy could not be made.',
    share: 'It could not be made ready for phones.',
  } satisfies Record<Way, string>,
  size: (pages: number, files: number, bytes: number, before?: number) =>
    `${pages} pages, ${files} files, ${megabytes(bytes)}${before === undefined || before === bytes ? '' : ` (${megabytes(before)} before)`}.`,
  download: 'Download the ZIP',
  seeSite: (address: string) => `Look at ${address}`,
  code: 'A QR code of the address below',
  codeHint:
    'A code opens the draft on one phone, as long as Studio runs; the next phone has another code. After further changes, press "Show it on phones" again.',
  phones: (count: number) =>
    count === 1
      ? 'One phone shows the draft. This code is for another one.'
      : `${count} phones show the draft. This code is for another one.`,
};

/** The words of publishing. */
export const WORDS = inLanguage('publish', ENGLISH);
export type PublishWords = typeof WORDS;
