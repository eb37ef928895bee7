/** How far the log of deliveries goes back, in milliseconds. */
export const keptMs = 30 * 86_400_000;
