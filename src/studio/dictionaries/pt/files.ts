import type { FilesWords } from '../../views/files/words';
import { counted, size } from './notation';

const places = { one: 'lugar', other: 'lugares' };

/** The library of files in Portuguese. */
export const FILES: FilesWords = {
  title: 'Ficheiros',
  intro:
    'Listas de preços, fichas técnicas, certificados, desenhos: o que os visitantes descarregam. As imagens têm a sua própria biblioteca.',
  upload: 'Adicionar um ficheiro',
  uploading: 'A carregar …',
  added: (name) => `${name} já está aqui. Escolher o ficheiro onde deva ser oferecido.`,
  search: 'Procurar ficheiros',
  onlyUnused: (count) => `Só o que nenhuma página oferece (${count})`,
  none: 'Ainda não há ficheiros.',
  noMatch: 'Nenhum ficheiro tem esse nome.',
  size,
  used: (count) => `Oferecido em ${counted(count, places)}`,
  unused: 'Nenhuma página o oferece. Quem souber o endereço ainda o pode abrir.',
  goThere: (where) => `Ir para ${where}`,
  replace: 'Substituir em todo o lado …',
  replaceOne: (name) => `Substituir em todo o lado … ${name}`,
  replaced: (count) => `Substituído em ${counted(count, places)}.`,
  didReplace: (before, after) => `pôr ${after} no lugar de ${before}`,
  remove: 'Eliminar',
  removeOne: (name) => `Eliminar ${name}`,
  removed: (name) => `${name} foi eliminado. Está no fim desta página.`,
  trash: 'Ficheiros eliminados',
};
