import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/tokens.css.ts';

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const chosen = style({ fontWeight: 550 });
export const decide = style({ display: 'flex', gap: vars.space[2] });
export const problem = style({ color: vars.color.errorText, fontSize: vars.font.sm });
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: '220px',
  padding: vars.space[2],
});
export const more = style([panel, { width: 'min(440px, 84vw)', gap: vars.space[3] }]);
export const pair = style({
  display: 'grid',
  gap: vars.space[3],
  alignItems: 'start',
  '@media': { [from('sm')]: { gridTemplateColumns: '1fr 1fr' } },
});
export const narrowing = style({ padding: `${vars.space[1]} 0 ${vars.space[2]}` });
export const dates = style({
  display: 'flex',
  gap: vars.space[4],
  padding: vars.space[2],
  '@media': { [below('sm')]: { flexDirection: 'column', gap: vars.space[2] } },
});
export const ends = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[2], maxWidth: '260px' });
export const presets = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '1px',
  minWidth: '150px',
  '@media': { [below('sm')]: { flexFlow: 'row wrap' } },
});
export const preset = style({
  padding: `6px ${vars.space[2]}`,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  textAlign: 'start',
  fontSize: vars.font.sm,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[aria-pressed="true"]': { background: vars.color.primarySoft, color: vars.color.primaryText, fontWeight: 550 },
  },
});
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  paddingTop: vars.space[2],
});
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  minWidth: 0,
  paddingLeft: vars.space[2],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  fontSize: vars.font.xs,
});
export const chipText = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxWidth: '220px',
});
export const remove = style({
  display: 'inline-flex',
  padding: '5px',
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text } },
});
