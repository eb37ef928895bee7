import { createContext } from 'react';

/** The errors of each step, for lines that are drawn once and kept. */
export const WithErrors = createContext<ReadonlyMap<string, { errors: number }>>(new Map());
