import { branchAccount } from './branchAccount.ts';
import { coastlineMotors } from './coastlineMotors.ts';
import { account, withDescendants } from './demoAccount.ts';
import { fernleighDental } from './fernleighDental.ts';
import { ironbarkPlumbing } from './ironbarkPlumbing.ts';
import { kestrelAndVale } from './kestrelAndVale.ts';
import { kauriSolar, thornburyWindows } from './overseas.ts';
import { whitlockLegal } from './whitlockLegal.ts';

const timezone = 'Australia/Sydney';

const bakery = branchAccount({
  key: 'bakery',
  type: 'client',
  says: 'Mollymook Bakehouse',
  timezone,
  area: 'Wollongong',
  desk: '+61270100601',
  email: 'orders@mollymookbakehouse.example',
  share: 2,
  lines: [
    ['+61255507601', 'Shop', 'Direct'],
    ['+61255507602', 'Cake orders', 'Website'],
  ],
});

const physio = branchAccount({
  key: 'physio',
  type: 'client',
  says: 'Peninsula Physio',
  timezone: 'Australia/Melbourne',
  area: 'Melbourne',
  desk: '+61370100602',
  email: 'desk@peninsulaphysio.example',
  share: 3,
  lines: [
    ['+61355500611', 'Rooms', 'Google Organic'],
    ['+61355500612', 'Facebook page', 'Facebook'],
  ],
});

/** The whole demo tenant: our own account, a reseller, its businesses with their locations, and its clients. */
export const demoTenant = account({
  key: 'trunkline',
  name: 'Trunkline',
  type: 'reseller',
  timezone,
  highway: 'Sydney primary',
  children: [
    account({
      key: 'reseller',
      name: 'Harbour Calls',
      type: 'reseller',
      timezone,
      children: [
        fernleighDental,
        coastlineMotors,
        ironbarkPlumbing,
        kestrelAndVale,
        whitlockLegal,
        thornburyWindows,
        kauriSolar,
        bakery,
        physio,
      ],
    }),
  ],
});

export const demoAccounts = withDescendants(demoTenant);
