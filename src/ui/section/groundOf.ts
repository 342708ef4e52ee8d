import type { Tone } from './Section';

/** What the colours of buttons and pictures are chosen for: a dark ground, or a light one, of which there are two. */
export const groundOf = (tone: Tone | undefined): 'navy' | 'paper' =>
  tone === 'navy' ? 'navy' : 'paper';
