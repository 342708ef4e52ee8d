import { findWebkit } from './engines/webkit';
import { tryEngine } from './tryEngine';
import { EVERYTHING } from './ways';

// `HOSTS=all npm test -- hosts` tries the other ways here, too.
tryEngine(findWebkit(), process.env['HOSTS'] === 'all' ? EVERYTHING : { v1: 'all' });
