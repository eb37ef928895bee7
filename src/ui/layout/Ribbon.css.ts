import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/tokens.css.ts';

const tone = {
  primary: { background: vars.color.primary, color: vars.color.onPrimary },
  info: { background: vars.color.infoSoft, color: vars.color.infoText },
  warning: { background: vars.color.warningSoft, color: vars.color.warningText },
  error: { background: vars.color.error, color: vars.color.onError },
};

export const cornerFrame = style({
  position: 'absolute',
  top: 0,
  right: 0,
  width: '92px',
  height: '92px',
  overflow: 'hidden',
  borderTopRightRadius: vars.radius.lg,
  pointerEvents: 'none',
});
export const corner = recipe({
  base: {
    position: 'absolute',
    top: '19px',
    right: '-33px',
    width: '130px',
    padding: '3px 0',
    transform: 'rotate(45deg)',
    fontSize: vars.font.xs,
    fontWeight: 600,
    textAlign: 'center',
    whiteSpace: 'nowrap',
  },
  variants: { tone },
});
export const banner = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexWrap: 'wrap',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    padding: `${vars.space[1]} ${vars.space[4]}`,
    fontSize: vars.font.sm,
    fontWeight: 550,
    overflowWrap: 'anywhere',
  },
  variants: { tone },
});
