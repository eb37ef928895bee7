import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const motion = (file: string) =>
  fileURLToPath(new URL(`../src/flows/editor/canvas/motion/${file}.ts`, import.meta.url));
const canvasPackages = /node_modules[\\/](@xyflow|d3-zoom)[\\/]/;

/**
 * xyflow and d3-zoom move the viewport by d3-transition and d3-interpolate, which bring colours, strings, timers and easings
 * along. In the built page they get the small part that they use; charts keep d3's interpolations, nobody its transitions.
 */
export function leanCanvas(): Plugin {
  return {
    name: 'lean-canvas',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source === 'd3-transition') return motion('transition');
      if (source === 'd3-interpolate' && canvasPackages.test(importer)) return motion('interpolate');
      return null;
    },
  };
}
