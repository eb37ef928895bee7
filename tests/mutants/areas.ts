import { callMutants } from './calls.list.ts';
import { flowMutants } from './flows.list.ts';
import type { Mutant } from './mutant.ts';
import { machineMutants, valueMutants } from './pages.list.ts';
import { proofMutants } from './proof.list.ts';
import { serverMutants } from './server.list.ts';
import { studioMutants } from './studio.list.ts';
import { uiMutants } from './ui.list.ts';

/** The lists of changes by area of the code. */
export const areas = {
  flows: flowMutants,
  studio: studioMutants,
  proof: proofMutants,
  calls: callMutants,
  values: valueMutants,
  machines: machineMutants,
  ui: uiMutants,
  server: serverMutants,
} as const satisfies Record<string, readonly Mutant[]>;
export type Area = keyof typeof areas;
