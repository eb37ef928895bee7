import type { Tone } from '#flows/nodes/parts/nodeView.ts';
import { vars } from '../../../theme/tokens.css.ts';
import { toneTokens } from './toneTokens.ts';

const colorsOf = (tone: Tone) => {
  const { soft, text } = toneTokens[tone];
  return { soft: vars.color[soft], text: vars.color[text] };
};

/** The color of each kind of step: of its icon, and of the whole card where its text is too small to read. */
export const toneColors: Record<Tone, { soft: string; text: string }> = {
  entry: colorsOf('entry'),
  speech: colorsOf('speech'),
  choice: colorsOf('choice'),
  people: colorsOf('people'),
  note: colorsOf('note'),
  end: colorsOf('end'),
};
