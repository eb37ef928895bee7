import formatjs from '@formatjs/unplugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractTable } from './scripts/contractTable.ts';
import { fontNotices } from './scripts/fontNotices.ts';
import { pageChunks } from './scripts/pageChunks.ts';

const api = `http://127.0.0.1:${process.env['PORT'] ?? '4400'}`;

const notices = 'third-party-notices.txt';

/** The page. Message ids are explicit, so the plugin only strips default messages from the bundle. */
export default defineConfig(({ command }) => ({
  plugins: [
    contractTable(),
    formatjs({ removeDefaultMessage: command === 'build', flatten: false }),
    vanillaExtractPlugin(),
    react(),
    command === 'build' && fontNotices(notices, ['@fontsource/noto-sans']),
  ],
  resolve: {
    alias:
      command === 'build'
        ? { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' }
        : {},
  },
  server: { proxy: Object.fromEntries(['/v2', '/v3', '/carrier', '/docs'].map((path) => [path, api])) },
  build: {
    outDir: 'dist/page',
    target: 'es2023',
    manifest: true,
    license: { fileName: notices },
    // Every browser that knows the page's syntax knows `modulepreload`.
    modulePreload: { polyfill: false },
    // A catalogue written into the script would be loaded in every language.
    assetsInlineLimit: (file) => (file.endsWith('.json') ? false : undefined),
    rolldownOptions: {
      output: {
        codeSplitting: { groups: pageChunks() },
      },
    },
  },
}));
