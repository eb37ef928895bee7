import type { sales } from '#contract/powerups/sales.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { Emit } from '../../kernel/events/happened.ts';
import { sheetOf } from '../../kernel/files/sheetOf.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { type CallsChanged, changingCalls } from '../../telephony/calls/changingCalls.ts';
import { listSales, matchSale } from './matchSale.ts';
import { listSaleUploads, undoSaleUpload } from './undoSales.ts';
import { uploadSales } from './uploadSales.ts';

interface Given {
  callsChanged: CallsChanged;
  emit: Emit;
}

export const saleHandlers = ({ callsChanged: changed, emit }: Given): HandlersFor<typeof sales> => ({
  uploadSales(context) {
    const given = { ...context.input.body, sheet: sheetOf(context) };
    return changingCalls(changed, context.scope, uploadSales(actorOf(context), given, emit));
  },
  listSaleUploads: (context) => listSaleUploads(actorOf(context)),
  undoSaleUpload: (context) =>
    changingCalls(changed, context.scope, undoSaleUpload(actorOf(context), context.input.params.uuid, emit)),
  listSales: (context) => listSales(actorOf(context), context.input.query),
  matchSale(context) {
    const matching = { ...context.input.params, ...context.input.body };
    return changingCalls(changed, context.scope, matchSale(actorOf(context), matching, emit));
  },
});
