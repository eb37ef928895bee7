import type { Profile } from '#contract/tenancy/users.contract.ts';
import { identityMachine } from '../../../src/machines/identity/identity.machine.ts';
import type { Walk } from '../reachability.ts';

const identities = [{ id: 7, name: 'Ada', email: 'ada@harbour.test', account: 3, accountName: 'Harbour' }];
const profile = { id: 7, account: 3, actor: { id: 1, email: 'sy@own.test' } } as Profile;
const failed = [Object.assign(new Error('refused'), { code: 'ACCESS_DENIED_ACCOUNT' })];

export const walk: Walk<typeof identityMachine> = {
  machine: identityMachine,
  inputs: [
    { mayAct: false, acting: null },
    { mayAct: true, acting: null },
    { mayAct: true, acting: { user: 7, account: 3 } },
  ],
  events: [
    { type: 'identity.chosen', wanted: { user: 7, account: null } },
    { type: 'identity.cleared' },
    { type: 'parameter.found', value: '7-3' },
    { type: 'parameter.found', value: '9' },
    { type: 'parameter.found', value: 'nonsense' },
    { type: 'retried' },
  ],
  actors: {
    listIdentities: { done: [identities], failed },
    pause: { done: [undefined], failed },
    takeIdentity: { done: [profile], failed },
  },
};
