import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  maxWidth: '1180px',
  margin: '0 auto',
  padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[12]}`,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const heading = style({ fontSize: vars.font.xxl, fontWeight: 650, letterSpacing: '-0.02em' });
export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minWidth: 0 });
export const sectionTitle = style({ fontSize: vars.font.lg, fontWeight: 620 });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
  gap: vars.space[4],
});
export const specimen = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
});
export const caption = style({ fontSize: vars.font.xs, color: vars.color.textMuted });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
export const wide = style({ gridColumn: '1 / -1' });
export const relative = style({ position: 'relative' });
