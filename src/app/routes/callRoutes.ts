import { anyone, configurers, inside, messengers, planned, type PageRoute } from './pageRoute.ts';

const flowWords = { words: ['flow'] } as const;

/** The dashboard, the call log, reports and messages. */
export const callRoutes: readonly PageRoute[] = [
  inside('/dashboard', anyone, () => import('../../screens/dashboard/DashboardScreen.tsx')),
  inside('/calls', anyone, () => import('../../screens/calls/CallsScreen.tsx'), { wide: true }),
  inside('/calls/detail/:id', anyone, () => import('../../screens/callDetail/CallDetailScreen.tsx'), flowWords),
  planned('/calls/history/:number', anyone, 'callHistory'),
  planned('/calls/outbound', anyone, 'outboundCalls'),
  planned('/index/outbound', anyone, 'outboundOverview'),
  inside('/calls/time', anyone, () => import('../../screens/timeAndDay/TimeAndDayScreen.tsx')),
  planned('/calls/web', anyone, 'webReport'),
  planned('/calls/source', anyone, 'sourceReport'),
  planned('/calls/duration', anyone, 'durationReport'),
  planned('/calls/missed', anyone, 'missedReport'),
  planned('/calls/insight', anyone, 'insightReport'),
  planned('/calls/ivr', anyone, 'ivrReport'),
  planned('/messages', anyone, 'messageReports'),
  planned('/messages/bulk', messengers, 'campaigns'),
  planned('/messages/lists', messengers, 'campaignLists'),
  planned('/messages/inbox', messengers, 'inbox'),
  planned('/messages/opt-outs', messengers, 'optOuts'),
  planned('/messages/top-up', messengers, 'smsTopUp'),
  planned('/integrations/dni', configurers, 'numberInsertion'),
  planned('/integrations/dni/:id', configurers, 'insertionDomain'),
];
