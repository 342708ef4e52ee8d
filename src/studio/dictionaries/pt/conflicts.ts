import type { ConflictWords } from '../../shell/conflictWords';

/** The dialog in which conflicts are decided, in Portuguese. */
export const CONFLICTS: ConflictWords = {
  title: 'Alterado duas vezes',
  why: 'O mesmo foi alterado de duas maneiras ao mesmo tempo. É preciso escolher o que fica.',
  none: 'Está tudo decidido.',
  conflict: {
    file: {
      why: (file) => `Entretanto, outro programa alterou ${file}.`,
      ours: 'Aqui',
      theirs: 'No ficheiro',
      takeOurs: 'Manter o que está aqui',
      takeTheirs: 'Usar o que está no ficheiro',
    },
    window: {
      why: () => 'Duas janelas do Studio alteraram isto no mesmo momento.',
      ours: 'O que está agora',
      theirs: 'O que a outra janela escreveu',
      takeOurs: 'Manter o que está agora',
      takeTheirs: 'Usar o que a outra janela escreveu',
    },
  },
  deletedThere: 'Eliminado',
};
