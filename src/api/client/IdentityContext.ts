import { createContext } from 'react';

/** Who reads: the first part of every cache key, so that another identity's rows can never be shown. */
export const IdentityContext = createContext<string>('nobody');
