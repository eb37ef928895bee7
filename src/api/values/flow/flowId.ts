import { z } from 'zod';

/** Id of a node, edge or exit: short, and safe as a state key and in URLs. */
export const FlowId = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);
