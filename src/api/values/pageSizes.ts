export const pageSizes = [10, 25, 50, 100] as const;

/** The number at which counting stops: a page then says "10 000+". */
export const countCap = 10_001;
