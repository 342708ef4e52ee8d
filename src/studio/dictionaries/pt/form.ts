import type { FormWords } from '../../form/words';
import { counted } from './notation';

/** The forms in Portuguese. */
export const FORM: FormWords = {
  block: 'bloco',
  entry: 'elemento',
  add: (what) => `Adicionar ${what}`,
  alsoPossible: 'Também possível aqui',
  anotherFile: 'Escolher outra',
  choose: 'Escolher',
  chooseFile: 'Escolher uma imagem',
  clear: (what) => `Retirar ${what}`,
  copyOf: (what) => `Duplicar «${what}»`,
  cure: 'Corrigir',
  cureOf: (advice) => `Corrigir: ${advice}`,
  dropHere: 'Carregar uma imagem',
  fill: 'A escolher',
  hiddenBlock: (name) => `Oculto: ${name}`,
  onlyIn: (name, categories) => `${name} (só em ${categories})`,
  numbered: (what, number) => `${what ?? 'Elemento'} ${number}`,
  from: (value) => `Habitualmente: ${value}`,
  kind: 'O que contém',
  list: 'lista',
  mistakes: ({ errors, warnings }) =>
    errors > 0
      ? counted(errors, { one: 'erro', other: 'erros' })
      : counted(warnings, { one: 'aviso', other: 'avisos' }),
  more: (count) => `Mostrar mais ${count}`,
  moveDown: (what) => `Mover «${what}» para baixo`,
  howToDrag:
    'Para mover este elemento: Enter, depois as setas, depois Enter de novo. Escape deixa-o onde estava.',
  pickedUp: (name, place) => `«${name}» pode sair do lugar ${place}.`,
  isAtPlace: (name, place) => `«${name}» está sobre o lugar ${place}.`,
  putBack: (name, place) => `«${name}» está de volta ao lugar ${place}.`,
  moved: (name, place, count) => `«${name}» está agora no lugar ${place} de ${count}.`,
  moveTo: (what) => `Mover «${what}»: arrastar, ou Enter e depois as setas`,
  moveInto: (name) => `Mover «${name}» para o submenu da entrada anterior`,
  moveOut: (name) => `Tirar «${name}» do seu submenu`,
  moveUp: (what) => `Mover «${what}» para cima`,
  newName: 'Nome de uma nova lista',
  noMatch: 'Nada corresponde.',
  none: 'nenhum',
  remove: (what) => `Eliminar «${what}»`,
  searchIn: (what) => `Procurar em ${what.toLowerCase()}`,
  searchPictures: 'Procurar imagens',
  standard: (value) => `${value} (habitual)`,
  staleText: (text) => `«${text}» foi escrito para a imagem anterior. O que mostra esta?`,
  textFits: 'O texto ainda serve',
  uploading: 'A carregar …',
  uploadFile: 'Carregar um ficheiro',
  sayWhatItShows: 'Dizer o que mostra a nova imagem: o texto era sobre a anterior.',
  orDrop: 'Ou largar aqui uma imagem.',
  pictureKinds:
    'Os desenhos (SVG) tomam as cores do site. As fotografias podem vir diretamente da câmara: ficam leves para os visitantes.',
  stillLooking: 'Ainda a procurar …',
  standsIn:
    'Enquanto não estiver corrigido, a página mostra o último valor válido, ou deixa-o de fora.',
  inZone: (zone) => `Hora de ${zone}`,
  timeOf: (label) => `Hora, ${label}`,
};
