import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'server/**/*.test.ts',
      'tests/{api,model,screens,conventions}/**/*.test.{ts,tsx}',
    ],
    globalSetup: ['tests/database/globalSetup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
