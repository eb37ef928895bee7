import type { numbers } from '#contract/telephony/numbers.contract.ts';
import { isStaff } from '#values/permissions.ts';
import type { NumberCarrier } from './numberCarrier.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import { authorOf } from '../../kernel/access/authorOf.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { findNumberExtra, listNumbers } from './numbers.repository.ts';
import { usedNumbers } from './rentals.repository.ts';
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
}

export const numberHandlers = ({ carrier, placeTestCall }: NumberParts): HandlersFor<typeof numbers> => ({
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
    const { db, system, scope, input, now, principal } = context;
    const people = { author: authorOf(context), staff: principal.actor !== null || isStaff(principal.allow) };
    const renting = { db, system, scope, ...people, carrier: required(carrier), now: now() };
    return rentNumber(renting, { ...input.params, ...input.body });
  },
  async getNumberExtra({ db, scope, input }) {
    const found = await findNumberExtra(db, scope, input.params.did);
    if (!found) throw new AppError('INVALID-DID');
    const { activationDate, cancelDate, replyEmail, voicemailNotify, fallbackNumber, ...more } = found;
    const { alertWhen: when, alertEmails: emails, ...rest } = more;
    return {
      ...rest,
      activationDate: activationDate.toISOString(),
      cancelDate: cancelDate?.toISOString() ?? null,
      extra: { replyEmail, voicemailNotify, fallbackNumber, callAlert: { when, emails } },
    };
  },
  changeNumber(context) {
    const { version, customGA, callAlert, ...change } = context.input.body;
    const key = { did: context.input.params.did, version };
    const alert = callAlert && { alertWhen: callAlert.when, alertEmails: [...new Set(callAlert.emails)] };
    const wish = { ...change, ...alert, customGa: customGA };
    return changeNumber(actorOf(context), key, wish);
  },
  cancelNumber(context) {
    const { db, scope, input, now } = context;
    return cancelNumber(
      { db, scope, author: authorOf(context), carrier: carrier ?? undefined, now: now() },
      input.params.did,
    );
  },
  async testCall({ db, scope, input, now }) {
    const call = await testCall({ db, scope, placeTestCall, now: now() }, { ...input.params, ...input.body });
    return { call };
  },
});

function required(carrier: NumberCarrier | null): NumberCarrier {
  if (!carrier) throw new AppError('NOT-CONFIGURED');
  return carrier;
}
