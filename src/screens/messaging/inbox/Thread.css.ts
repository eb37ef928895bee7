import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/tokens.css.ts';

const lines = `1px solid ${vars.color.border}`;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBottom: lines,
});
export const titles = style({ flex: '1 1 160px', minWidth: 0 });
export const title = style({ fontSize: vars.font.lg, fontWeight: 600, overflowWrap: 'anywhere' });
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[1] });
/** Reversed around its only child, so that it stays at the end when messages come. */
export const scroller = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: vars.space[4],
  background: vars.color.background,
});
export const items = style({ display: 'grid', gap: vars.space[2], margin: 'auto 0 0', padding: 0, listStyle: 'none' });
export const day = style({
  justifySelf: 'center',
  padding: `${vars.space[2]} 0 ${vars.space[1]}`,
  color: vars.color.textMuted,
  fontSize: vars.font.xs,
  fontWeight: 600,
});
export const stated = recipe({
  base: { display: 'grid', gap: '3px', maxWidth: 'min(84%, 560px)' },
  variants: {
    by: { us: { justifySelf: 'end', justifyItems: 'end' }, them: { justifySelf: 'start', justifyItems: 'start' } },
  },
});
export const bubble = recipe({
  base: {
    margin: 0,
    padding: `${vars.space[2]} ${vars.space[3]}`,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  variants: {
    by: {
      us: { borderRadius: '14px 14px 4px 14px', background: vars.color.primarySoft },
      them: {
        border: lines,
        borderRadius: '14px 14px 14px 4px',
        background: vars.color.surface,
      },
    },
  },
});
export const meta = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.font.xs });
export const trouble = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  color: vars.color.errorText,
  fontSize: vars.font.xs,
});
export const callItem = style({ justifySelf: 'center', padding: `${vars.space[1]} 0` });
export const callLine = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[1]} ${vars.space[3]}`,
  border: lines,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.font.sm,
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color.hover, textDecoration: 'none' } },
});
export const composer = style({
  display: 'grid',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderTop: lines,
  background: vars.color.surface,
});
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const push = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginLeft: 'auto' });
export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBottom: lines,
});
export const facts = style({ display: 'grid', gap: vars.space[5] });
export const part = style({ display: 'grid', gap: vars.space[2] });
export const partTitle = style({ fontSize: vars.font.sm, fontWeight: 600 });
export const callRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `2px ${vars.space[2]}`,
  padding: `${vars.space[2]} 0`,
  borderBottom: lines,
  color: vars.color.text,
  fontSize: vars.font.sm,
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color.hover, textDecoration: 'none' } },
});
export const wholeRow = style({ gridColumn: '1 / -1', color: vars.color.textMuted, fontSize: vars.font.xs });
export const replies = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const replyRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space[1],
  padding: `${vars.space[2]} 0`,
  borderBottom: lines,
});
export const replyText = style({
  overflow: 'hidden',
  color: vars.color.textMuted,
  fontSize: vars.font.sm,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const replyForm = style({ display: 'grid', gap: vars.space[3] });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4], fontSize: vars.font.sm });
