/** Minimum widths of the layouts, in CSS pixels (specification section 9). */
export const breakpoints = { sm: 600, md: 768, lg: 1025, xl: 1280, xxl: 1800 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** Media query from a breakpoint up. */
export const from = (name: Breakpoint) => `screen and (min-width: ${breakpoints[name]}px)`;

/** Media query below a breakpoint. */
export const below = (name: Breakpoint) => `screen and (max-width: ${breakpoints[name] - 0.02}px)`;

/** Media query where fingers are what points: targets grow, and hints at keys go. */
export const coarsePointer = '(pointer: coarse)';

/** Media query where what points can hover: a finger would leave the look of hovering behind. */
export const canHover = '(hover: hover)';
