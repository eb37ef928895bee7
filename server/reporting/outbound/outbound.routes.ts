import type { outbound } from '#contract/reporting/outbound.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { listCalls } from '../../telephony/callLog/listCalls.ts';
import type { FigureCache } from '../reports/figureCache.ts';
import { agentReport, outboundOverview } from './outbound.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import { leaving } from '../../kernel/http/leaving.ts';
import { reportingOf } from '../reports/reportingOf.ts';

export const outboundHandlers = (figures: FigureCache): HandlersFor<typeof outbound> => ({
  getOutboundOverview: (context) => outboundOverview(reportingOf(context, figures), context.input.query),
  getAgent: (context) => agentReport(reportingOf(context, figures), context.input.query, context.input.params.agent),
  listOutboundCalls: (context) =>
    listCalls(actorOf(context), context.input.query, { direction: 'outbound' }, leaving(context.reply)),
});
