import type { FlowDocument } from '#values/flow/document.ts';
import { branchFlow } from './branch.flow.ts';
import { carsFlow } from './cars.flow.ts';
import { dentalFlow } from './dental.flow.ts';
import { estateFlow } from './estate.flow.ts';
import { lawFlow } from './law.flow.ts';
import { plumbingFlow } from './plumbing.flow.ts';
import { solarFlow } from './solar.flow.ts';
import { windowsFlow } from './windows.flow.ts';

/** The flows of the demo tenant, one of each shape. */
export const demoFlows: readonly { name: string; document: FlowDocument }[] = [
  { name: 'dental', document: dentalFlow },
  { name: 'cars', document: carsFlow },
  { name: 'plumbing', document: plumbingFlow },
  { name: 'estate', document: estateFlow },
  { name: 'law', document: lawFlow },
  { name: 'windows', document: windowsFlow },
  { name: 'solar', document: solarFlow },
  {
    name: 'branch',
    document: branchFlow({
      says: 'Fernleigh Dental Carlton',
      timezone: 'Australia/Melbourne',
      desk: '+61370100150',
      email: 'carlton@fernleighdental.example',
    }),
  },
];
