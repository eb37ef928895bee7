import { contrast } from '#values/colour.ts';
import { deriveColours, type HostColours, type Mode } from '#values/deriveColours.ts';

/** A colour that does not stand out enough from a ground, as it was chosen. */
export interface ContrastProblem {
  mode: Mode;
  front: keyof HostColours;
  ground: keyof HostColours;
  /** What it reaches, 1 to 21. */
  ratio: number;
  /** What WCAG AA asks for: 4.5 for words, 3 for marks of charts and controls. */
  wanted: 3 | 4.5;
}

type Pair = readonly [front: keyof HostColours, ground: keyof HostColours, wanted: 3 | 4.5];

const inLight: readonly Pair[] = [
  ['text', 'background', 4.5],
  ['text', 'background2', 4.5],
  ['menuText', 'menu', 4.5],
  ['menuText', 'menuDark', 4.5],
  ['primary', 'background', 4.5],
  ['error', 'background', 4.5],
  ['info', 'background', 4.5],
  ['success', 'background', 4.5],
  ['accent', 'background', 3],
  ['answered', 'background', 3],
  ['missed', 'background', 3],
  ['abandoned', 'background', 3],
];
/** Words are drawn lighter in dark anyway: there marks and controls are what shows the brand's own colour. */
const inDark = inLight.filter(([front, ground]) => ground === 'background' && front !== 'text');

/**
 * The pairs of chosen colours below WCAG AA. The page draws the nearest shade that reads instead, so that these are where a
 * brand will not look as it was chosen. In dark the ground is what becomes of the theme's dark colour.
 */
export function contrastProblems(colours: HostColours): ContrastProblem[] {
  if (Object.values(colours).some((colour) => !/^#[0-9a-f]{6}$/i.test(colour))) return [];
  const { background } = deriveColours(colours, 'dark');
  const light = inLight.map((pair) => problem('light', pair, colours, colours[pair[1]]));
  const dark = inDark.map(([front]) => problem('dark', [front, 'dark', 3], colours, background));
  return [...light, ...dark].filter(({ ratio, wanted }) => ratio < wanted);
}

function problem(mode: Mode, [front, ground, wanted]: Pair, colours: HostColours, behind: string): ContrastProblem {
  const ratio = Math.floor(contrast(colours[front], behind) * 10) / 10;
  return { mode, front, ground, ratio, wanted };
}
