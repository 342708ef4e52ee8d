import type { TourWords } from '../../shell/tourWords';

/** The tour in Portuguese. */
export const TOUR: TourWords = {
  tourTitle: 'Como funciona o Studio',
  begin: 'Começar',
  stepOf: (step, of) => `Passo ${step} de ${of}`,
  tour: [
    {
      title: 'Clicar no que se quer mudar',
      text: 'No meio está a página tal como os visitantes a veem. Ao clicar num texto ou numa imagem, o seu campo abre-se à direita. O que se escreve vê-se logo.',
      onPhones:
        'Em «Página» está a página tal como os visitantes a veem. Ao tocar num texto ou numa imagem, o seu campo abre-se em «Formulário». O que se escreve vê-se logo na página.',
    },
    {
      title: 'As páginas são feitas de blocos',
      text: 'O + entre dois blocos adiciona outro. A barra de um bloco move-o, copia-o e elimina-o. Tudo isto está também no formulário, para o teclado: F6 leva de uma parte do ecrã à seguinte, e ↑ e ↓ percorrem as suas listas; Escape fecha o que nelas está aberto.',
      onPhones:
        'O + entre dois blocos adiciona outro. A barra de um bloco move-o, copia-o e elimina-o. Tudo isto está também em «Formulário».',
    },
    {
      title: 'Todo o site está numa lista',
      text: 'À esquerda: páginas, produtos, menu, empresa, cores. Um número a vermelho diz quantos erros há; ao clicar, aparecem junto dos seus campos, alguns com um botão que os corrige.',
      onPhones:
        'Em «Site»: páginas, produtos, menu, empresa, cores. Um número a vermelho diz quantos erros há; ao tocar-lhe, aparecem junto dos seus campos, alguns com um botão que os corrige.',
    },
    {
      title: 'Nada se perde',
      text: 'Cada alteração fica logo em segurança neste computador, mesmo que falte a luz. Ctrl+Z volta atrás, passo a passo.',
    },
    {
      title: 'Guardar no fim',
      text: 'Guardar mostra o que mudou, em palavras simples. É possível desfazer linhas uma a uma, ou enviar a lista a alguém. Só então o ficheiro é escrito.',
    },
  ],
};
