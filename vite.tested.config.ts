import { writeFileSync } from 'node:fs';
import { mergeConfig, type Plugin } from 'vite';
import { fingerprint } from './scripts/fingerprint.ts';
import server from './vite.server.config.ts';

const parts = 'tests/builders/api/parts.ts';
const leasingProcess = 'tests/api/attribution/visits/leasingProcess.ts';

/** What the bundle is made of. */
export const madeOf = () => fingerprint([parts, leasingProcess, 'vite.tested.config.ts']);

const stamp: Plugin = {
  name: 'stamp',
  writeBundle({ dir = 'dist/tested' }) {
    writeFileSync(`${dir}/made-of`, madeOf());
  },
};

/** The server’s bundle once more, with what the tests of the API start, in their own process and in others. */
export default mergeConfig(server, {
  plugins: [stamp],
  build: { outDir: 'dist/tested', rolldownOptions: { input: { parts, leasingProcess } } },
});
