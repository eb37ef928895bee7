/** Shows the whole flow beside the toolbar and a panel that covers so many pixels at the right. */
export const fitOptions = (covered: number) =>
  ({ maxZoom: 1, padding: { top: '40px', left: '40px', right: `${covered + 40}px`, bottom: '72px' } }) as const;
