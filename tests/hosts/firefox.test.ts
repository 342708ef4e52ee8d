import { findFirefox } from './engines/firefox';
import { tryEngine } from './tryEngine';
import { WAYS } from './ways';

// `HOSTS=all npm test -- hosts` tries all ways here, too.
tryEngine(findFirefox(), process.env['HOSTS'] === 'all' ? WAYS : ['v1']);
