import { createContext, useContext } from 'react';

/** `open` for the reader, `planned` and not built yet, or `closed` to their roles. */
export type PageAccess = 'open' | 'planned' | 'closed';

/** What the route table says of a path, such as `/settings/wizard/:id`, to the person who is logged in. */
export const PageAccessContext = createContext<(path: string) => PageAccess>(() => 'closed');

export const usePageAccess = (): ((path: string) => PageAccess) => useContext(PageAccessContext);
