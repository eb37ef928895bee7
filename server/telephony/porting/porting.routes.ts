import type { porting } from '#contract/telephony/porting.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { findInvoice, findPorting, listPortings } from './porting.repository.ts';
import type { Emit } from '../../kernel/events/happened.ts';
import { found } from '../../kernel/found.ts';
import type { NumberCarrier } from '../numbers/numberCarrier.ts';
import { createPorting, removePorting, savePorting } from './changePorting.ts';
import { addInvoice } from './portingInvoice.ts';
import { toPorting, toPortingRow } from './toPorting.ts';

export const portingHandlers = (carrier: NumberCarrier | null, emit: Emit): HandlersFor<typeof porting> => ({
  listPortings: async ({ db, scope }) => (await listPortings(db, scope)).map(toPortingRow),
  createPorting: (context) => createPorting(actorOf(context), context.input.params.account, context.input.body),
  async getPorting({ db, scope, input }) {
    return toPorting(db, found(await findPorting(db, scope, input.params.id)));
  },
  savePorting: (context) =>
    savePorting(actorOf(context), context.input.params.id, context.input.body, { carrier, emit, jobs: context.jobs }),
  deletePorting: (context) => removePorting(actorOf(context), context.input.params.id),
  addPortingInvoice: (context) => addInvoice(actorOf(context), context.input.params.id, context.file),
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
