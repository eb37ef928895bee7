import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/tokens.css.ts';

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    height: '20px',
    padding: `0 ${vars.space[2]}`,
    borderRadius: vars.radius.full,
    fontSize: vars.font.xs,
    fontWeight: 550,
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      neutral: { background: vars.color.hover, color: vars.color.textMuted },
      primary: { background: vars.color.primarySoft, color: vars.color.primaryText },
      answered: { background: vars.color.answeredSoft, color: vars.color.answeredText },
      missed: { background: vars.color.missedSoft, color: vars.color.missedText },
      abandoned: { background: vars.color.abandonedSoft, color: vars.color.abandonedText },
      success: { background: vars.color.successSoft, color: vars.color.successText },
      warning: { background: vars.color.warningSoft, color: vars.color.warningText },
      error: { background: vars.color.errorSoft, color: vars.color.errorText },
      info: { background: vars.color.infoSoft, color: vars.color.infoText },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
