import type { ModelRun } from '../modelRuns.ts';
import type { LaidOut } from './layOut.ts';

/** What the last runs covered of a machine. */
export interface Coverage {
  memory: ModelRun | undefined;
  page: ModelRun | undefined;
}

type Verdict = 'both' | 'memory' | 'unreachable' | 'none';

const verdictWords: Record<Verdict, string> = {
  both: 'Driven in memory and in the page',
  memory: 'Driven in memory only',
  unreachable: 'Not driven in the page, for the reason given',
  none: 'Not driven',
};

export const legend = Object.entries(verdictWords)
  .map(([verdict, words]) => `<li class="${verdict}">${words}</li>`)
  .join('');

function verdictOf(mark: string, { memory, page }: Coverage): Verdict {
  if (page?.driven.includes(mark)) return 'both';
  if (page && mark in page.unreachable) return 'unreachable';
  return memory?.driven.includes(mark) ? 'memory' : 'none';
}

/** A drawing of a machine, with a table of what was not covered. */
export function machineSection(id: string, graph: LaidOut, coverage: Coverage): string {
  const parts = [...graph.states, ...graph.transitions];
  const marks = [...new Set(parts.map(({ mark }) => mark))];
  const count = (run: ModelRun | undefined) => (run ? `${run.driven.length} of ${marks.length}` : 'not run');
  const open = marks.filter((mark) => verdictOf(mark, coverage) !== 'both');
  const rows = open.map(
    (mark) =>
      `<tr><th scope="row">${escaped(mark)}</th><td>${escaped(coverage.page?.unreachable[mark] ?? verdictWords[verdictOf(mark, coverage)])}</td></tr>`,
  );
  return `<section id="${id}"><h2>${id}</h2>
<p>${graph.states.length} states, ${graph.transitions.length} transitions. In memory ${count(coverage.memory)}, in the page ${count(coverage.page)}.</p>
<div class="drawing">${drawing(id, graph, coverage)}</div>
${open.length > 0 ? `<table><thead><tr><th scope="col">State or transition</th><th scope="col">In the page</th></tr></thead><tbody>${rows.join('')}</tbody></table>` : ''}
</section>`;
}

function drawing(id: string, { width, height, states, transitions }: LaidOut, coverage: Coverage): string {
  const title = (mark: string) => {
    const reason = coverage.page?.unreachable[mark];
    return `<title>${escaped(`${mark}: ${reason ?? verdictWords[verdictOf(mark, coverage)]}`)}</title>`;
  };
  const boxes = states.map(
    ({ x, y, width: w, height: h, name, mark, isInitial, hasStates }) =>
      `<g class="state ${verdictOf(mark, coverage)}">${title(mark)}<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="8"/>` +
      `<text x="${x + w / 2}" y="${hasStates ? y + 20 : y + h / 2 + 4}" text-anchor="middle">${escaped(name)}</text>${isInitial ? `<circle cx="${x + 10}" cy="${y + 10}" r="4"/>` : ''}</g>`,
  );
  const lines = transitions.map(
    ({ points, label, name, mark }) =>
      `<g class="transition ${verdictOf(mark, coverage)}">${title(mark)}<polyline points="${points.map(({ x, y }) => `${x},${y}`).join(' ')}"/>` +
      (label ? `<text x="${label.x}" y="${label.y + 11}">${escaped(name)}</text>` : '') +
      '</g>',
  );
  return `<svg role="img" aria-label="The machine ${id}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${boxes.join('')}${lines.join('')}</svg>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
