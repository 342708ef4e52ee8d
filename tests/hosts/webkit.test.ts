import { findWebkit } from './engines/webkit';
import { tryEngine } from './tryEngine';

tryEngine(findWebkit());
