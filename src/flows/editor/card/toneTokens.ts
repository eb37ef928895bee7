import type { ColourToken } from '#values/deriveColours.ts';
import type { Tone } from '#flows/nodes/parts/nodeView.ts';

/** The color of each kind of step by its name in the theme, for the canvas and for pictures. */
export const toneTokens: Record<Tone, { soft: ColourToken; text: ColourToken }> = {
  entry: { soft: 'successSoft', text: 'successText' },
  speech: { soft: 'infoSoft', text: 'infoText' },
  choice: { soft: 'primarySoft', text: 'primaryText' },
  people: { soft: 'answeredSoft', text: 'answeredText' },
  note: { soft: 'warningSoft', text: 'warningText' },
  end: { soft: 'sunken', text: 'textMuted' },
};
