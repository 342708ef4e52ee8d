// For tests/kill/inPlace.slow.test.ts: moves the first product of a config to the end, into another file, and saves that.
import { applyAll } from '../../src/document/apply';
import { readConfigFile, saveConfigFile } from '../../src/node/config/configFile';

const file = process.argv[2] ?? '';
const content = readConfigFile(file, {});
const { value } = applyAll(content.value, [
  { op: 'move', from: '/store/products/0', to: '/store/products/-' },
]);
await saveConfigFile(file, content, value, {});
