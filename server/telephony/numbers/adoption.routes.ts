import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import type { adoption } from '#contract/telephony/adoption.contract.ts';
import { isStaff } from '#values/permissions.ts';
import type { HandlersFor, SessionContext } from '../../kernel/http/handler.ts';
import { authorOf } from '../../kernel/access/authorOf.ts';
import { AppError } from '../../kernel/appError.ts';
import { adoptFile } from './adoptFile.ts';
import { type Adopting, adoptNumbers } from './adoptNumber.ts';
import type { NumberCarrier } from './numberCarrier.ts';
import { sheetOf } from '../../kernel/files/sheetOf.ts';

export const adoptionHandlers = (carrier: NumberCarrier | null): HandlersFor<typeof adoption> => ({
  async adoptNumber(context) {
    const { params, body } = context.input;
    const [adopted] = await adoptNumbers(adoptingBy(context, carrier), [{ ...params, ...body }]);
    if (!adopted) throw new Error('a number was neither adopted nor refused');
    return adopted;
  },
  adoptNumberFile(context) {
    const { params, body } = context.input;
    return adoptFile(adoptingBy(context, carrier), params.account, sheetOf(context), body);
  },
});

function adoptingBy<E extends EndpointSpec>(context: SessionContext<E>, carrier: NumberCarrier | null): Adopting {
  const { db, system, scope, visibleAccounts, principal, now } = context;
  if (!carrier) throw new AppError('NOT-CONFIGURED');
  const people = { author: authorOf(context), staff: isStaff(principal.allow) };
  return { db, system, carrier, scope, visibleAccounts, ...people, now: now() };
}
