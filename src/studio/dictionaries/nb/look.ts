import type { LookWords } from '../../views/look/words';

/** The view of the look in Norwegian. */
export const LOOK: LookWords = {
  title: 'Utseende',
  looks: 'Begynn med et utseende',
  looksWhy: 'Erstatter alle farger; Ctrl+Z tar det tilbake.',
  useLook: (name) => `Bruk ${name}`,
  didUseLook: (name) => `bruk utseendet «${name}»`,
  brand: 'Ikon og delte lenker',
  brandWhy:
    'Tegnet ut fra logoen, i fargene deres og skriften i overskriftene, hver gang nettstedet bygges.',
  icon: 'Ikonet i faner og på hjemskjermer',
  card: 'Forhåndsvisningen av en delt lenke',
  drawAgain: 'Tegn dem slik de er nå',
  changeLogo: 'Bytt logo',
  ownCard: 'Et annet bilde for lenker',
  contrast: 'Det som kan leses',
  contrastWhy: 'Alle fargepar som blokkene på nettstedet bruker, målt mens du endrer dem.',
  allGood: 'Alle par kan leses.',
  faint: (count) => `${count} par er vanskelig å lese.`,
  pair: (text, ground) => `${text} på ${ground}`,
  needs: (ratio, least) => `${ratio}:1, må ha ${least}:1`,
  enough: (ratio) => `${ratio}:1`,
  usedBy: (blocks) =>
    blocks.length === 0 ? 'alle sider' : [...new Set(blocks)].slice(0, 3).join(', '),
  sample: 'Aa 123',
  fonts: 'Skrifter for overskrifter',
  fontsWhy: 'De som er installert. En til legges til med «npm install @fontsource/<navn>».',
  fontSample: 'Laget for dårlig vær 0123',
  takeFont: (family, weight) => `Bruk ${family} ${weight}`,
  inUse: 'I bruk',
  fields: 'Alle innstillinger',
};
