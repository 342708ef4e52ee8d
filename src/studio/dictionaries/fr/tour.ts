import type { TourWords } from '../../shell/tourWords';

/** The tour in French. */
export const TOUR: TourWords = {
  tourTitle: 'Comment Studio fonctionne',
  begin: 'Commencer',
  stepOf: (step, of) => `Étape ${step} sur ${of}`,
  tour: [
    {
      title: 'Cliquez sur ce que vous voulez changer',
      text: 'Au milieu, votre page telle que la voient les visiteurs. Cliquez sur un texte ou une image : son champ s’ouvre à droite. Ce que vous tapez se voit aussitôt.',
      onPhones:
        'Sous « Page », votre page telle que la voient les visiteurs. Touchez un texte ou une image : son champ s’ouvre sous « Formulaire ». Ce que vous tapez se voit aussitôt sur la page.',
    },
    {
      title: 'Les pages sont faites de blocs',
      text: 'Le + entre deux blocs en ajoute un autre. La barre d’un bloc le déplace, le copie et le supprime. Tout cela se trouve aussi dans le formulaire, pour le clavier : F6 mène d’une partie de l’écran à la suivante, ↑ et ↓ parcourent ses listes ; Échap ferme ce qui y est ouvert.',
      onPhones:
        'Le + entre deux blocs en ajoute un autre. La barre d’un bloc le déplace, le copie et le supprime. Tout cela se trouve aussi sous « Formulaire ».',
    },
    {
      title: 'Tout le site tient dans une liste',
      text: 'À gauche : pages, produits, menu, entreprise, couleurs. Un nombre en rouge dit combien il y a d’erreurs ; cliquez, et elles apparaissent à leurs champs, certaines avec un bouton qui les corrige.',
      onPhones:
        'Sous « Site » : pages, produits, menu, entreprise, couleurs. Un nombre en rouge dit combien il y a d’erreurs ; touchez-le, et elles apparaissent à leurs champs, certaines avec un bouton qui les corrige.',
    },
    {
      title: 'Rien ne se perd',
      text: 'Chaque modification est aussitôt mise à l’abri sur cet ordinateur, même en cas de coupure de courant. Ctrl+Z revient en arrière, pas à pas.',
    },
    {
      title: 'Enregistrez quand vous avez fini',
      text: 'Enregistrer montre ce qui a changé, en mots simples. Vous pouvez reprendre des lignes une à une, ou envoyer la liste à quelqu’un. Alors seulement, le fichier est écrit.',
    },
  ],
};
