import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { z } from 'zod';

/** What the carrier says happened to a call. */
export const ToldCall = z.object({
  msg: z.literal('a call ended'),
  callSid: z.string(),
  status: z.string(),
  seconds: z.number(),
  failed: z.enum(['fellBack', 'brokeOff']).nullable(),
  legs: z.array(z.object({ sid: z.string(), number: z.string(), status: z.string(), talked: z.number().nullable() })),
  recordings: z.array(z.object({ sid: z.string(), source: z.string(), seconds: z.number() })),
});
export type ToldCall = z.infer<typeof ToldCall>;

export interface CarrierProcess {
  child: ChildProcess;
  calls: ToldCall[];
  /** Places no more calls, and resolves once those on have ended. The carrier still answers. */
  finish(): Promise<void>;
}

/** Starts the local carrier as its own process, which outlives the server that it calls. */
export function startCarrier(environment: Record<string, string>): CarrierProcess {
  const child = spawn(process.execPath, [...process.execArgv, 'server/carriers/local/main.ts'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const calls: ToldCall[] = [];
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const said: unknown = JSON.parse(line);
    const call = ToldCall.safeParse(said).data;
    if (call) calls.push(call);
    if (z.object({ msg: z.literal('all calls ended') }).safeParse(said).success) resolve();
  });
  return {
    child,
    calls,
    finish() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
