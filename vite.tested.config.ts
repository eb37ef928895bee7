import { mergeConfig } from 'vite';
import server from './vite.server.config.ts';

/** The server’s bundle once more, with the parts that the tests of the API start in their own process. */
export default mergeConfig(server, {
  build: { outDir: 'dist/tested', rolldownOptions: { input: { parts: 'tests/builders/api/parts.ts' } } },
});
