import { createContext } from 'react';

/** Errors by step, for rows whose elements are cached. */
export const WithErrors = createContext<ReadonlyMap<string, { errors: number }>>(new Map());
