import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import type { porting } from '#contract/telephony/porting.contract.ts';
import { authorOf } from '../../kernel/access/authorOf.ts';
import type { HandlersFor, SessionContext } from '../../kernel/http/handler.ts';
import { findInvoice, findPorting, listPortings } from './porting.repository.ts';
import { found } from '../../kernel/found.ts';
import type { NumberCarrier } from '../numbers/numberCarrier.ts';
import { createPorting, type Porting, removePorting, savePorting } from './changePorting.ts';
import { addInvoice } from './portingInvoice.ts';
import { toPorting, toPortingRow } from './toPorting.ts';

export const portingHandlers = (carrier: NumberCarrier | null): HandlersFor<typeof porting> => ({
  listPortings: async ({ db, scope }) => (await listPortings(db, scope)).map(toPortingRow),
  createPorting: (context) =>
    createPorting(byReader(context, carrier), context.input.params.account, context.input.body),
  async getPorting({ db, scope, input }) {
    return toPorting(db, found(await findPorting(db, scope, input.params.id)));
  },
  savePorting: (context) => savePorting(byReader(context, carrier), context.input.params.id, context.input.body),
  deletePorting: (context) => removePorting(byReader(context, carrier), context.input.params.id),
  addPortingInvoice: (context) => addInvoice(byReader(context, carrier), context.input.params.id, context.file),
  async getPortingInvoice({ db, scope, input, reply }) {
    const invoice = found(await findInvoice(db, scope, input.params.id));
    void reply
      .headers({
        'content-type': invoice.type,
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(invoice.name)}`,
        'cache-control': 'private, no-store',
      })
      .send(invoice.bytes);
  },
});

function byReader<E extends EndpointSpec>(context: SessionContext<E>, carrier: NumberCarrier | null): Porting {
  const { db, system, jobs, scope, visibleAccounts, principal, now } = context;
  const { userId, allow } = principal;
  const people = { author: authorOf(context), userId, allow, visibleAccounts };
  return { db, system, jobs, scope, ...people, carrier: carrier ?? undefined, now: now() };
}
