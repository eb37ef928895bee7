import { defineConfig } from 'vite';

/** The snippet of customers’ websites: one file without modules, small, for browsers of the last years. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/dni',
    target: 'es2022',
    copyPublicDir: false,
    lib: { entry: 'dni/snippet.ts', formats: ['iife'], name: 'snippet', fileName: () => 'snippet.js' },
  },
});
