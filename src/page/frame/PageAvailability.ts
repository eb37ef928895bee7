import { createContext, useContext } from 'react';

/** `open` for the reader, `planned` and not built yet, or `closed` to their roles. */
export type PageAvailability = 'open' | 'planned' | 'closed';

/** What the table of pages says of a path, such as `/settings/wizard/:id`, to the person who is logged in. */
export const PageAvailabilityContext = createContext<(path: string) => PageAvailability>(() => 'closed');

export const usePageAvailability = (): ((path: string) => PageAvailability) => useContext(PageAvailabilityContext);
