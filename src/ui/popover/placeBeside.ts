interface Size {
  width: number;
  height: number;
}

/** How far a panel stays from its trigger and from the edge of the window, in pixels. */
const gap = 6;
const margin = 8;

/** Where a panel's top left corner goes: under its trigger, above it when there is more room, always inside the window. */
export function placeBeside(
  trigger: { left: number; top: number; bottom: number },
  panel: Size,
  window: Size,
): { left: number; top: number } {
  const left = Math.max(margin, Math.min(trigger.left, window.width - panel.width - margin));
  const below = trigger.bottom + gap;
  const fits = below + panel.height + margin <= window.height;
  const above = trigger.top - gap - panel.height;
  const top = fits || above < margin ? below : above;
  return { left, top: Math.max(margin, Math.min(top, window.height - panel.height - margin)) };
}
