import type { reports } from '#contract/reporting/reports.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { listSubtree } from '../../kernel/access/access.ts';
import { scopeOf } from '../../kernel/access/scope.ts';
import { costsBySource } from './costs.ts';
import { durations } from './durations.ts';
import type { FigureCache } from './figureCache.ts';
import { bySource, topGroups, webRows, webSummary } from './groups.ts';
import { insightOf } from './insight.ts';
import { ivr } from './ivr.ts';
import { summarise } from './summary.ts';
import { missedCalls, timeAndDay } from './timeAndDay.ts';
import { webModels } from './webModels.ts';
import { reportingOf } from './reportingOf.ts';

export const reportHandlers = (figures: FigureCache): HandlersFor<typeof reports> => ({
  getTimeAndDay: (context) => timeAndDay(reportingOf(context, figures), context.input.query),
  getSummary: (context) => summarise(reportingOf(context, figures), context.input.query),
  getSources: (context) => bySource(reportingOf(context, figures), context.input.query),
  getCosts: (context) => costsBySource({ ...reportingOf(context, figures), db: context.db }, context.input.query),
  getGroupList: (context) => topGroups(reportingOf(context, figures), context.input.query, context.input.params.type),
  getDurations: (context) => durations(reportingOf(context, figures), context.input.query),
  getMissed: (context) => missedCalls(reportingOf(context, figures), context.input.query, context.input.params.view),
  getIvr: (context) => ivr(reportingOf(context, figures), context.input.query),
  async getInsight(context) {
    const { account, insight } = context.input.params;
    const visible = new Set(context.visibleAccounts.accounts);
    const below = (await listSubtree(context.db, account)).filter((one) => visible.has(one));
    return insightOf(reportingOf({ ...context, scope: scopeOf(below) }, figures), context.input.query, insight);
  },
  getWebSummary: (context) => webSummary(reportingOf(context, figures), context.input.query),
  getWebModels: (context) => webModels(reportingOf(context, figures), context.input.query),
  getWebKeywords: (context) => webRows(reportingOf(context, figures), context.input.query, 'keyword'),
  getWebLanding: (context) => webRows(reportingOf(context, figures), context.input.query, 'landing'),
  getWebConversion: (context) => webRows(reportingOf(context, figures), context.input.query, 'conversion'),
});
