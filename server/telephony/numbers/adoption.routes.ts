import type { adoption } from '#contract/telephony/adoption.contract.ts';
import { isStaff } from '#values/permissions.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { Principal } from '../../kernel/access/sessions.ts';
import type { Emit } from '../../kernel/events/happened.ts';
import { AppError } from '../../kernel/appError.ts';
import { adoptFile } from './adoptFile.ts';
import { adoptNumbers, type Holder } from './adoptNumber.ts';
import type { NumberCarrier } from './numberCarrier.ts';
import { sheetOf } from '../../kernel/files/sheetOf.ts';

export const adoptionHandlers = (carrier: NumberCarrier | null, emit: Emit): HandlersFor<typeof adoption> => ({
  async adoptNumber(context) {
    const { params, body } = context.input;
    const [adopted] = await adoptNumbers(actorOf(context), [{ ...params, ...body }], holderOf(context, carrier, emit));
    if (!adopted) throw new Error('a number was neither adopted nor refused');
    return adopted;
  },
  adoptNumberFile(context) {
    const { params, body } = context.input;
    return adoptFile(
      actorOf(context),
      params.account,
      { sheet: sheetOf(context), defaults: body },
      holderOf(context, carrier, emit),
    );
  },
});

function holderOf({ principal }: { principal: Principal }, carrier: NumberCarrier | null, emit: Emit): Holder {
  if (!carrier) throw new AppError('NOT-CONFIGURED');
  return { carrier, staff: isStaff(principal.allow), emit };
}
