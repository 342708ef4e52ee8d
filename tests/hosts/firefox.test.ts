import { findFirefox } from './engines/firefox';
import { tryEngine } from './tryEngine';
import { EVERYTHING, type Tried } from './ways';

/** The pinned file on a few pages only, as all that differs from engine to engine is how it carries its style sheets. */
const USUAL: Tried = { v1: 'all', pinned: ['plain', 'csp', 'twice'] };

// `HOSTS=all npm test -- hosts` tries the others here, too.
tryEngine(findFirefox(), process.env['HOSTS'] === 'all' ? EVERYTHING : USUAL);
