import { z } from 'zod';

/**
 * What the carrier's REST API said of a request that it rejected. Recognized by shape: the client library's error class
 * is not the same value in the bundle and in the sources.
 */
const RestFailure = z.object({
  status: z.number(),
  code: z.number().optional().catch(undefined),
  message: z.string().catch(''),
});
export type RestFailure = z.infer<typeof RestFailure>;

export function restFailureOf(error: unknown): RestFailure | undefined {
  return error instanceof Error ? RestFailure.safeParse(error).data : undefined;
}
