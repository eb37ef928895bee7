import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lastRuns } from '../modelRuns.ts';
import type { Walk } from '../reachability.ts';
import { layOut } from './layOut.ts';
import { machineGraph } from './machineGraph.ts';
import { legend, machineSection } from './machineSection.ts';

const file = 'docs/models/index.html';
const style = `
:root { color-scheme: light dark; --both: light-dark(#137333, #81c995); --memory: light-dark(#b06000, #fdd663);
  --unreachable: light-dark(#5f6368, #9aa0a6); --none: light-dark(#c5221f, #f28b82); }
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem; }
.drawing { overflow-x: auto; border: 1px solid light-dark(#dadce0, #5f6368); border-radius: 8px; }
svg text { font: 12px ui-monospace, monospace; fill: currentColor; }
svg rect { fill: light-dark(#00000008, #ffffff0d); stroke: currentColor; stroke-width: 1.5; }
svg circle { fill: currentColor; }
svg polyline { fill: none; stroke: currentColor; stroke-width: 1.5; marker-end: url(#arrow); }
.both { color: var(--both); } .memory { color: var(--memory); }
.unreachable { color: var(--unreachable); } .unreachable rect, .unreachable polyline { stroke-dasharray: 4 4; }
.none { color: var(--none); }
table { border-collapse: collapse; margin-top: 1rem; } th, td { text-align: left; padding: .25rem 1rem .25rem 0; font-weight: normal; }`;
const arrow =
  '<svg width="0" height="0" aria-hidden="true"><defs><marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path d="M0 0 8 4 0 8z" fill="context-stroke"/></marker></defs></svg>';

/** Writes a page that draws every machine with a walk, and what the last test run covered. */
async function drawModels(): Promise<void> {
  const runs = lastRuns();
  const sections: string[] = [];
  for (const path of globSync('tests/model/machines/*.walk.ts').toSorted()) {
    const { walk } = (await import(pathToFileURL(resolve(path)).href)) as { walk: Walk };
    const { id } = walk.machine;
    const run = (place: 'memory' | 'page') => runs.find((one) => one.machine === id && one.place === place);
    const graph = await layOut(machineGraph(walk.machine));
    sections.push(machineSection(id, graph, { memory: run('memory'), page: run('page') }));
  }
  mkdirSync('docs/models', { recursive: true });
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>State machines</title><meta name="viewport" content="width=device-width"><style>${style}</style>${arrow}
<h1>State machines</h1><p>What the last run of the model tests drove. A dot marks where a state begins.</p><ul>${legend}</ul>
${sections.join('\n')}</html>\n`,
  );
  process.stdout.write(`${file}: ${sections.length} machines\n`);
}

await drawModels();
