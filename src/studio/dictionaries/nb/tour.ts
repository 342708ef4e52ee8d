import type { TourWords } from '../../shell/tourWords';

/** The tour in Norwegian. */
export const TOUR: TourWords = {
  tourTitle: 'Slik virker Studio',
  begin: 'Begynn',
  stepOf: (step, of) => `Trinn ${step} av ${of}`,
  tour: [
    {
      title: 'Klikk på det du vil endre',
      text: 'I midten er siden din slik besøkende ser den. Klikk på en tekst eller et bilde: feltet åpnes til høyre. Det du skriver, vises med en gang.',
      onPhones:
        'Under «Side» er siden din slik besøkende ser den. Trykk på en tekst eller et bilde: feltet åpnes under «Skjema». Det du skriver, vises på siden med en gang.',
    },
    {
      title: 'Sider er bygd av blokker',
      text: 'Plusstegnet mellom to blokker legger til en ny. Linjen på en blokk flytter, kopierer og sletter den. Alt dette finnes også i skjemaet, for tastaturet: F6 går fra en del av skjermen til den neste, og ↑ og ↓ gjennom listene der; Escape lukker det som er åpent i en av dem.',
      onPhones:
        'Plusstegnet mellom to blokker legger til en ny. Linjen på en blokk flytter, kopierer og sletter den. Alt dette finnes også under «Skjema».',
    },
    {
      title: 'Hele nettstedet er i én liste',
      text: 'Til venstre: sider, produkter, meny, bedrift, farger. Et rødt tall sier hvor mange feil det er; klikk, så står de ved feltene sine, noen med en knapp som retter dem.',
      onPhones:
        'Under «Nettsted»: sider, produkter, meny, bedrift, farger. Et rødt tall sier hvor mange feil det er; trykk på det, så står de ved feltene sine, noen med en knapp som retter dem.',
    },
    {
      title: 'Ingenting går tapt',
      text: 'Hver endring blir straks tatt vare på på denne datamaskinen, også om strømmen går. Ctrl+Z tar tilbake trinn for trinn.',
    },
    {
      title: 'Lagre når du er ferdig',
      text: 'Lagre viser hva som er endret, med enkle ord. Du kan ta tilbake enkelte linjer, eller sende listen til noen. Først da blir filen skrevet.',
    },
  ],
};
