// Where the publishing process begins: what it runs is TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./publishProcess.ts');
