/** How often a page says that it still has a flow open, and after what silence it counts as gone; seconds. */
export const [hereEvery, goneAfter] = [15, 45];
