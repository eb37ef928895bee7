import type { Challenge } from '#contract/tenancy/session.contract.ts';
import { loginMachine } from '../../../src/machines/login/login.machine.ts';
import type { Walk } from '../reachability.ts';

const challenge: Challenge = { challenge: '9e6f53c6-5f3c-4a0e-9d2c-0a4f0e5c9b11', method: 'totp', mobile: null };
const challenged = (method: Challenge['method']) => ({
  kind: 'challenged' as const,
  challenge: { ...challenge, method },
});
const failed = (...codes: string[]) => codes.map((code) => Object.assign(new Error(code), { code }));

export const walk: Walk<typeof loginMachine> = {
  machine: loginMachine,
  inputs: [{ stepLogin: false }, { stepLogin: true }],
  events: [
    { type: 'email.given', email: 'ada@harbour.test' },
    { type: 'email.changed' },
    { type: 'credentials.given', email: 'ada@harbour.test', password: 'x' },
    { type: 'code.given', code: '123456', remember: false },
    { type: 'code.given', code: 'abcd-efgh-jkmn', remember: true },
    { type: 'code.resend' },
    { type: 'recovery.chosen' },
    { type: 'recovery.left' },
    { type: 'login.restarted' },
    { type: 'entrance.refused', problem: 'INVALID-TOKEN-BT2' },
  ],
  actors: {
    logIn: { done: [{ kind: 'entered' }, challenged('totp'), challenged('sms')], failed: failed('E003', 'GEN01') },
    giveCode: { done: [undefined], failed: failed('INVALID-2FA-CODE-MISS', '2FA-CODE-EXPIRED') },
  },
};
