import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import type { twoFactor } from '#contract/tenancy/twoFactor.contract.ts';
import { authorOf } from '../../kernel/access/authorOf.ts';
import type { HandlersFor, SessionContext } from '../../kernel/http/handler.ts';
import { listDevices } from './trustedDevices.repository.ts';
import { removeDevices } from './removeDevices.ts';
import { AppError } from '../../kernel/appError.ts';
import type { SendCode } from './smsCode.ts';
import { addNumber, makeTotp, securityOf, sendNumberCode } from './setUpTwoFactor.ts';
import { confirmTwoFactor, type Owner, useTwoFactor } from './useTwoFactor.ts';

export const twoFactorHandlers = (sendCode: SendCode): HandlersFor<typeof twoFactor> => ({
  getSecurity: (context) => securityOf(loginOf(context, sendCode), context.principal, context.now()),
  async addTwoFactorNumber(context) {
    await addNumber(loginOf(context, sendCode), ownerOf(context), context.input.body.mobile, context.now());
    return securityOf(loginOf(context, sendCode), context.principal, context.now());
  },
  async sendTwoFactorCode(context) {
    return { mobile: await sendNumberCode(loginOf(context, sendCode), context.principal, context.now()) };
  },
  newTotpSecret: (context) => makeTotp(loginOf(context, sendCode), context.principal),
  async confirmTwoFactor(context) {
    const given = { mode: context.input.params.mode, code: context.input.body.code };
    return {
      recoveryCodes: await confirmTwoFactor(loginOf(context, sendCode), ownerOf(context), given, context.now()),
    };
  },
  useTwoFactorCode: (context) =>
    useTwoFactor(loginOf(context, sendCode), ownerOf(context), context.input.body, context.now()),
  async listTrustedDevices({ system, principal, now }) {
    const devices = await listDevices(system, principal, now());
    return devices.map(({ createdAt, expiresAt, ...device }) => ({
      ...device,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }));
  },
  async removeTrustedDevice({ system, principal, input }) {
    const removed = await system.transaction((tx) => removeDevices(tx, principal, input.params.device));
    if (removed === 0) throw new AppError('NOT-FOUND');
    return { removed: true };
  },
});

function ownerOf(context: Pick<SessionContext<EndpointSpec>, 'principal' | 'request'>): Owner {
  return { ...authorOf(context), accountId: context.principal.accountId };
}

/** Logins belong to users, not to visible accounts, so their rows are found by the user's own key. */
function loginOf(context: SessionContext<EndpointSpec>, sendCode: SendCode) {
  return { ...context, sendCode, db: context.system };
}
