import type { PicturesWords } from '../../views/pictures/words';
import { counted, size } from './notation';

const pictures = { one: 'imagem', other: 'imagens' };
const places = { one: 'lugar', other: 'lugares' };

/** The library of pictures in Portuguese. */
export const PICTURES: PicturesWords = {
  title: 'Imagens',
  search: 'Procurar imagens',
  show: 'Mostrar',
  filters: { all: 'Todas', unused: 'Não usadas', untold: 'Sem texto', wrong: 'Com um erro' },
  count: (shown, all) => {
    if (all === 0) return 'Ainda não há imagens.';
    if (shown === 0) return `Nenhuma (de ${counted(all, pictures)}) está nesse caso.`;
    return shown === all ? counted(all, pictures) : `${shown} de ${counted(all, pictures)}`;
  },
  upload: 'Adicionar imagens',
  dropHere: 'Largar imagens em qualquer ponto daqui, ou colá-las',
  uploading: (done, of) => `A adicionar a imagem ${done + 1} de ${of} …`,
  added: (count) =>
    `${counted(count, { one: 'imagem adicionada', other: 'imagens adicionadas' })}.`,
  refused: (name, reason) => `${name}: ${reason}`,
  dismiss: 'Dispensar',

  // Of one picture
  used: (count) =>
    count === 0 ? 'Não usada' : `Usada ${counted(count, { one: 'vez', other: 'vezes' })}`,
  untold: 'Falta o texto',
  wrong: 'Não pode ser mostrada',
  size: (width, height) => `${width} × ${height} px`,
  file: (bytes) => `Ficheiro: ${size(bytes)}`,
  phone: (bytes) =>
    bytes === undefined ? 'Num telefone: a medir …' : `Num telefone: ${size(bytes)}`,
  phoneWhy: 'O que um telefone de tamanho comum recebe, em AVIF; um desenho, comprimido.',
  close: 'Fechar',
  whereUsed: 'Onde é usada',
  nowhere: 'Nenhuma página, nenhum produto e nenhuma parte do site a mostra.',
  goThere: (place) => `Ir para ${place}`,
  replace: 'Substituir em todo o lado …',
  remove: 'Eliminar',
  removeAll: (count) => `Eliminar todas as ${count} que não são usadas`,
  removed: (count) =>
    `${counted(count, { one: 'imagem eliminada', other: 'imagens eliminadas' })}. Estão no fim desta página.`,

  // Texts
  goodText:
    'Dizer o que a imagem mostra e porque está aqui, em poucas palavras, como ao telefone: «Motor a gasóleo de dois cilindros com a sua caixa». Nem «imagem de», nem nome de ficheiro.',
  newTitle: 'O que mostram estas imagens?',
  newWhy: 'Quem não pode ver uma imagem ouve este texto. É preenchido onde a imagem for usada.',
  whatShows: (name) => `O que ${name} mostra`,
  keepTexts: 'Manter estes textos',
  later: 'Mais tarde',
  advice: {
    name: 'Parece o nome de um ficheiro.',
    start: 'Os leitores de ecrã já dizem «imagem»: começar pelo que mostra.',
    long: 'É longo para ouvir. Como se diria numa frase?',
  },

  // Crop and focus point
  frame: 'Enquadramento …',
  frameOne: (place) => `Enquadramento e ponto de foco em ${place}`,
  frameTitle: (name) => `Enquadramento e ponto de foco de ${name}`,
  frameWhy:
    'Arrastar os cantos para publicar uma parte da fotografia, e o ponto redondo para o que tem de ficar à vista onde ela for cortada, ou clicar lá. As setas movem o que tem o foco, com Shift dez vezes mais longe. O ficheiro fica inteiro.',
  howCut: 'Como é cortada',
  cuts: { phone: 'Num telefone', slide: 'Numa faixa larga', card: 'Num quadrado' },
  inNumbers: 'Em números',
  numbers: {
    cropX: 'Recorte a partir da esquerda, %',
    cropY: 'Recorte a partir do topo, %',
    cropWidth: 'Largura do recorte, %',
    cropHeight: 'Altura do recorte, %',
    focusX: 'Foco a partir da esquerda, %',
    focusY: 'Foco a partir do topo, %',
  },
  cropIs: ({ x, y, width, height }) =>
    `Recorte: ${width} × ${height} %, a ${x} % da esquerda e ${y} % do topo`,
  cornerIs: ({ side, end }, { width, height }) =>
    `Canto ${end} ${side}: o recorte tem ${width} × ${height} %`,
  sides: { left: 'esquerdo', right: 'direito', top: 'superior', bottom: 'inferior' },
  focusIs: ({ x, y }) => `Ponto de foco: a ${x} % da esquerda e ${y} % do topo`,
  frameEverywhere: (count) => `Nos ${count} lugares que mostram esta fotografia`,
  wholePhoto: 'A fotografia inteira',
  frameNow: (count) => (count === 1 ? 'Usar isto' : `Usar isto em ${count} lugares`),
  didFrame: (name) => `enquadrar ${name}`,
  framed: (count) => `Aplicado em ${counted(count, places)}. Ctrl+Z anula.`,

  // Replacing
  replaceTitle: (name) => `Substituir ${name} em todo o lado`,
  replaceWhy: (count) =>
    `Outra imagem toma o seu lugar em ${counted(count, places)}. Os recortes e pontos de foco da antiga são retirados. Ctrl+Z anula.`,
  chooseOther: 'Escolher a outra imagem',
  newText:
    'O que a nova imagem mostra (se ficar vazio, os textos atuais mantêm-se, e voltam a ser pedidos)',
  replaceNow: (count) => `Substituir em ${counted(count, places)}`,
  didReplace: (old, fresh) => `substituir ${old} por ${fresh} em todo o lado`,
  replaced: (count) => `Substituída em ${counted(count, places)}.`,

  // Trash
  trash: 'Imagens eliminadas',
};
