export const [leastPoints, mostPoints] = [-100, 100] as const;
