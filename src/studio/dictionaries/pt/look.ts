import type { LookWords } from '../../views/look/words';
import { counted } from './notation';

/** The view of the look in Portuguese. */
export const LOOK: LookWords = {
  title: 'Aparência',
  looks: 'Começar por uma aparência',
  looksWhy: 'Substitui todas as cores; Ctrl+Z anula.',
  useLook: (name) => `Usar ${name}`,
  didUseLook: (name) => `usar a aparência «${name}»`,
  brand: 'Ícone e ligações partilhadas',
  brandWhy:
    'Desenhados a partir do logótipo, com as cores da empresa e o tipo de letra dos títulos, sempre que o site é construído.',
  icon: 'O ícone dos separadores e dos ecrãs iniciais',
  card: 'A pré-visualização de uma ligação partilhada',
  drawAgain: 'Desenhar no estado atual',
  changeLogo: 'Mudar o logótipo',
  ownCard: 'Outra imagem para as ligações',
  contrast: 'O que se consegue ler',
  contrastWhy:
    'Todos os pares de cores que os blocos deste site usam, medidos à medida que se alteram.',
  allGood: 'Todos os pares se leem bem.',
  faint: (count) =>
    `${counted(count, { one: 'par é difícil', other: 'pares são difíceis' })} de ler.`,
  pair: (text, ground) => `${text} sobre ${ground}`,
  needs: (ratio, least) => `${ratio}:1, precisa de ${least}:1`,
  enough: (ratio) => `${ratio}:1`,
  usedBy: (blocks) =>
    blocks.length === 0 ? 'todas as páginas' : [...new Set(blocks)].slice(0, 3).join(', '),
  sample: 'Aa 123',
  fonts: 'Tipos de letra dos títulos',
  fontsWhy: 'Os que estão instalados. Para acrescentar outro: «npm install @fontsource/<nome>».',
  fontSample: 'Feito para mau tempo 0123',
  takeFont: (family, weight) => `Usar ${family} ${weight}`,
  inUse: 'Em uso',
  fields: 'Todas as definições',
};
