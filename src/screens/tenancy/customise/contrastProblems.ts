import { contrast } from '#values/colour.ts';
import { deriveColours, type HostColours, type Mode } from '#values/deriveColours.ts';

/** A color chosen with too little contrast to its background. */
export interface ContrastProblem {
  mode: Mode;
  front: keyof HostColours;
  ground: keyof HostColours;
  /** The actual ratio, 1 to 21. */
  ratio: number;
  /** What WCAG AA requires: 4.5 for text, 3 for graphics and controls. */
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
/** Text is lightened in dark mode anyway: only graphics and controls show the brand's own color. */
const inDark = inLight.filter(([front, ground]) => ground === 'background' && front !== 'text');

/**
 * Color pairs below WCAG AA. The page substitutes the nearest readable shade, so the brand differs there from what was
 * chosen. In dark mode, the background derives from the theme's dark color.
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
