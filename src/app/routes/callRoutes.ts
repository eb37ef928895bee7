import { anyone, configurers, inside, messengers, planned, type PageRoute } from './pageRoute.ts';

const flowWords = { words: ['flow'] } as const;

/** The dashboard, the call log, reports and messages. */
export const callRoutes: readonly PageRoute[] = [
  inside('/dashboard', anyone, () => import('../../screens/dashboard/DashboardScreen.tsx')),
  inside('/calls', anyone, () => import('../../screens/calls/CallsScreen.tsx'), { wide: true }),
  inside('/calls/detail/:id', anyone, () => import('../../screens/callDetail/CallDetailScreen.tsx'), flowWords),
  planned('/calls/history/:number', anyone, 'reports'),
  planned('/calls/outbound', anyone, 'outbound'),
  planned('/index/outbound', anyone, 'outbound'),
  inside('/calls/time', anyone, () => import('../../screens/timeAndDay/TimeAndDayScreen.tsx')),
  planned('/calls/web', anyone, 'reports'),
  planned('/calls/source', anyone, 'reports'),
  planned('/calls/duration', anyone, 'reports'),
  planned('/calls/missed', anyone, 'reports'),
  planned('/calls/insight', anyone, 'reports'),
  planned('/calls/ivr', anyone, 'reports'),
  planned('/messages', anyone, 'messages'),
  planned('/messages/bulk', messengers, 'messages'),
  planned('/messages/lists', messengers, 'messages'),
  planned('/messages/inbox', messengers, 'messages'),
  planned('/integrations/dni', configurers, 'dni'),
  planned('/integrations/dni/:id', configurers, 'dni'),
];
