import { findWebkit } from './engines/webkit';
import { tryEngine } from './tryEngine';
import { WAYS } from './ways';

// `HOSTS=all npm test -- hosts` tries all ways here, too.
tryEngine(findWebkit(), process.env['HOSTS'] === 'all' ? WAYS : ['v1']);
