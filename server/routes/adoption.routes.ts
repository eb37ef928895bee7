import type { EndpointSpec } from '#contract/endpoint.ts';
import type { adoption } from '#contract/adoption.contract.ts';
import { isStaff } from '#values/permissions.ts';
import type { HandlersFor, SessionContext } from '../http/handler.ts';
import { authorOf } from '../services/access/authorOf.ts';
import { AppError } from '../services/appError.ts';
import { adoptFile } from '../services/numbers/adoptFile.ts';
import { type Adopting, adoptNumbers } from '../services/numbers/adoptNumber.ts';
import { sheetOf } from './sheetOf.ts';

export const adoptionHandlers: HandlersFor<typeof adoption> = {
  async adoptNumber(context) {
    const { params, body } = context.input;
    const [adopted] = await adoptNumbers(adoptingBy(context), [{ ...params, ...body }]);
    if (!adopted) throw new Error('a number was neither adopted nor refused');
    return adopted;
  },
  adoptNumberFile(context) {
    const { params, body } = context.input;
    return adoptFile(adoptingBy(context), params.account, sheetOf(context), body);
  },
};

function adoptingBy<E extends EndpointSpec>(context: SessionContext<E>): Adopting {
  const { db, system, scope, visibleAccounts, telephony, principal, now } = context;
  if (!telephony) throw new AppError('NOT-CONFIGURED');
  const { numbers: carrier } = telephony;
  const people = { author: authorOf(context), staff: isStaff(principal.allow) };
  return { db, system, carrier, scope, visibleAccounts, ...people, now: now() };
}
