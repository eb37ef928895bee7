import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { ReactSite } from './reactSite.tsx';

/** A site in React as its developers would serve it: the script, and the HTML that a server writes. */
export async function buildReactSite(): Promise<{ script: string; html: string }> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    // Vitest’s environment would have development’s calls written, which React’s production code lacks.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: 'tests/e2e/websites/reactSite.tsx', formats: ['iife'], name: 'site' },
    },
  });
  const [first] = Array.isArray(built) ? built : [];
  const chunk = first?.output.find((each) => each.type === 'chunk');
  if (!chunk) throw new Error('the site in React was not built');
  return { script: chunk.code, html: renderToString(createElement(ReactSite)) };
}
