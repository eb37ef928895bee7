import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3], minWidth: 0 });
/** A list within a dialog, whose actions stay above it. */
export const recent = style({
  isolation: 'isolate',
  maxHeight: '288px',
  overflow: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
});
export const muted = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.font.sm });
