import type { Tone } from '#flows/nodes/parts/nodeView.ts';
import { vars } from '../../../theme/tokens.css.ts';

/** The color of each kind of step: of its icon, and of the whole card where its text is too small to read. */
export const toneColors: Record<Tone, { soft: string; text: string }> = {
  entry: { soft: vars.color.successSoft, text: vars.color.successText },
  speech: { soft: vars.color.infoSoft, text: vars.color.infoText },
  choice: { soft: vars.color.primarySoft, text: vars.color.primaryText },
  people: { soft: vars.color.answeredSoft, text: vars.color.answeredText },
  note: { soft: vars.color.warningSoft, text: vars.color.warningText },
  end: { soft: vars.color.sunken, text: vars.color.textMuted },
};
