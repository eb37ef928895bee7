import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin(), react()],
  build: {
    outDir: '../../../dist/bench-bare',
    emptyOutDir: true,
    target: 'es2023',
    rolldownOptions: { input: ['cards.html', 'names.html'].map((file) => join(import.meta.dirname, file)) },
  },
});
