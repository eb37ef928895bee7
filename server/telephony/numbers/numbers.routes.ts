import type { numbers } from '#contract/telephony/numbers.contract.ts';
import { isStaff } from '#values/permissions.ts';
import type { NumberCarrier } from './numberCarrier.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { findNumberExtra, listNumbers } from './numbers.repository.ts';
import { usedNumbers } from './rentals.repository.ts';
import type { Emit } from '../../kernel/events/happened.ts';
import { AppError } from '../../kernel/appError.ts';
import { cancelNumber } from './cancelNumber.ts';
import { changeNumber } from './changeNumber.ts';
import { rentNumber } from './rentNumber.ts';
import { type PlaceTestCall, testCall } from './testCall.ts';

export interface NumberParts {
  /** Rents numbers. Null without telephony. */
  carrier: NumberCarrier | null;
  /** Null if the carrier cannot place calls. */
  placeTestCall: PlaceTestCall | null;
  emit: Emit;
}

export const numberHandlers = ({ carrier, placeTestCall, emit }: NumberParts): HandlersFor<typeof numbers> => ({
  listNumbers: ({ db, scope, input }) => listNumbers(db, scope, input.query.status),
  async availableNumbers({ system, input }) {
    const found = await required(carrier).available({ ...input.params, ...input.query });
    // Checks all accounts: the carrier may offer a number that we ported from elsewhere.
    const used = await usedNumbers(
      system,
      found.map(({ did }) => did),
    );
    return found.filter(({ did }) => !used.has(did));
  },
  rentNumber(context) {
    const { input, principal } = context;
    const staff = principal.actor !== null || isStaff(principal.allow);
    return rentNumber(
      actorOf(context),
      { ...input.params, ...input.body },
      { carrier: required(carrier), staff, emit },
    );
  },
  async getNumberExtra({ db, scope, input }) {
    const found = await findNumberExtra(db, scope, input.params.did);
    if (!found) throw new AppError('INVALID-DID');
    const { activationDate, cancelDate, replyEmail, voicemailNotify, fallbackNumber, ...rest } = found;
    return {
      ...rest,
      activationDate: activationDate.toISOString(),
      cancelDate: cancelDate?.toISOString() ?? null,
      extra: { replyEmail, voicemailNotify, fallbackNumber },
    };
  },
  changeNumber(context) {
    const { version, customGA, ...change } = context.input.body;
    const key = { did: context.input.params.did, version };
    return changeNumber(actorOf(context), key, { ...change, customGa: customGA });
  },
  cancelNumber: (context) => cancelNumber(actorOf(context), context.input.params.did, { carrier, emit }),
  async testCall(context) {
    const { params, body } = context.input;
    return { call: await testCall(actorOf(context), { ...params, ...body }, placeTestCall) };
  },
});

function required(carrier: NumberCarrier | null): NumberCarrier {
  if (!carrier) throw new AppError('NOT-CONFIGURED');
  return carrier;
}
