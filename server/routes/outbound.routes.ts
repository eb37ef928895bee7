import type { outbound } from '#contract/outbound.contract.ts';
import type { HandlersFor } from '../http/handler.ts';
import { listCalls } from '../services/calls/listCalls.ts';
import type { FigureCache } from '../services/reports/figureCache.ts';
import { agentReport, outboundOverview } from '../services/reports/outbound.ts';
import { listReaderOf } from './listReaderOf.ts';
import { reportingOf } from './reportingOf.ts';

export const outboundHandlers = (figures: FigureCache): HandlersFor<typeof outbound> => ({
  getOutboundOverview: (context) => outboundOverview(reportingOf(context, figures), context.input.query),
  getAgent: (context) => agentReport(reportingOf(context, figures), context.input.query, context.input.params.agent),
  listOutboundCalls: (context) => listCalls(listReaderOf(context), context.input.query, { direction: 'outbound' }),
});
