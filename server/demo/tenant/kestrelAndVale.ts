import { estateFlow } from '../flows/estate.flow.ts';
import { branchAccount } from './branchAccount.ts';
import { account, line } from './demoAccount.ts';

const timezone = 'Australia/Perth';

export const kestrelAndVale = account({
  key: 'estate',
  name: 'Kestrel & Vale Real Estate',
  type: 'business',
  timezone,
  share: 10,
  tags: [
    { name: 'Appraisal', color: '#16a34a' },
    { name: 'Tenant', color: '#7c3aed' },
  ],
  flow: estateFlow,
  numbers: [
    line('+61855500401', 'Main line', 'Direct', 'Perth', 3),
    line('+61855500402', 'Window board', 'Print', 'Perth', 2),
    line('+61855500403', 'Facebook: appraisals', 'Facebook', 'Perth', 2),
    line('+61855500404', 'Website', 'Website', 'Perth', 3),
  ],
  children: [
    branchAccount({
      key: 'estateFremantle',
      type: 'subaccount',
      says: 'Kestrel & Vale Fremantle',
      timezone,
      area: 'Perth',
      desk: '+61870100450',
      email: 'fremantle@kestrelandvale.example',
      share: 3,
      lines: [['+61855500411', 'Fremantle office', 'Google Organic']],
    }),
  ],
});
