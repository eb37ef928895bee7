export const pageSizes = [10, 25, 50, 100] as const;

/** Counting stops here: pages then show "10 000+". */
export const countCap = 10_001;
