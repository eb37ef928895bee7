import { branchFlow, type Branch } from '../flows/branch.flow.ts';
import { account, line, type DemoAccount, type DemoSource } from './demoAccount.ts';

interface Given extends Branch {
  key: string;
  type: 'subaccount' | 'client';
  country?: DemoAccount['country'];
  area: string;
  share: number;
  /** The numbers with their sources; the first is the main line. */
  lines: readonly (readonly [did: string, name: string, source: DemoSource])[];
}

/** A location or small client: a short flow, a single tag color, and its numbers. */
export function branchAccount({ key, type, country = 'AU', area, share, lines, ...branch }: Given): DemoAccount {
  return account({
    key,
    type,
    country,
    share,
    name: branch.says,
    timezone: branch.timezone,
    tags: [{ name: 'Follow up', color: '#d97706' }],
    flow: branchFlow(branch),
    numbers: lines.map(([did, name, source], index) => line(did, name, source, area, index === 0 ? 3 : 2)),
  });
}
