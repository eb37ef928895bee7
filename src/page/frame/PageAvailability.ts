import { createContext, useContext } from 'react';

/** `open` to the user, `planned` but not built yet, or `closed` to their roles. */
export type PageAvailability = 'open' | 'planned' | 'closed';

/** Availability of a path pattern, such as `/settings/wizard/:id`, for the signed-in user. */
export const PageAvailabilityContext = createContext<(path: string) => PageAvailability>(() => 'closed');

export const usePageAvailability = (): ((path: string) => PageAvailability) => useContext(PageAvailabilityContext);
