import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/tokens.css.ts';

const frame = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.md,
  fontSize: vars.font.sm,
});
export const notice = recipe({
  base: frame,
  variants: {
    tone: {
      info: { background: vars.color.infoSoft, color: vars.color.infoText },
      success: { background: vars.color.successSoft, color: vars.color.successText },
      warning: { background: vars.color.warningSoft, color: vars.color.warningText },
      error: { background: vars.color.errorSoft, color: vars.color.errorText },
    },
  },
});

/** The link color lacks contrast on some tones. */
globalStyle(`${frame} a`, { color: 'inherit', textDecoration: 'underline' });

export const body = style({ flex: 1, minWidth: 0 });
export const detail = style({ marginLeft: vars.space[2], fontSize: vars.font.xs, overflowWrap: 'anywhere' });
