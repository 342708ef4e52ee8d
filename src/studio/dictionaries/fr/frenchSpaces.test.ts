import { expect, it } from 'vitest';
import { frenchSpaces, withFrenchSpaces } from './frenchSpaces';

it('breaks no line before a sign or within quotes', () => {
  expect(frenchSpaces('Supprimer « Accueil » ? Oui : 5 %')).toBe(
    'Supprimer «\u00A0Accueil\u00A0»\u00A0? Oui\u00A0: 5\u00A0%',
  );
});

it('does so in all words of a part, and in what they are filled with', () => {
  const words = withFrenchSpaces({
    title: 'Quoi ?',
    did: { add: (name: string) => `Ajouté : ${name}` },
    steps: [{ text: 'Fini !' }],
  });
  expect(words.title).toBe('Quoi\u00A0?');
  expect(words.did.add('Pompe')).toBe('Ajouté\u00A0: Pompe');
  expect(words.steps[0]?.text).toBe('Fini\u00A0!');
});
