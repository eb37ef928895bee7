import { defineMessages } from 'react-intl';

export const dashboardMessages = {
  ...defineMessages({
    title: { id: 'dashboard.title', defaultMessage: 'Dashboard' },
    cards: { id: 'dashboard.cards', defaultMessage: 'Cards' },
    summary: { id: 'dashboard.summary', defaultMessage: 'Summary' },
    today: { id: 'dashboard.today', defaultMessage: 'Today' },
    trends: { id: 'dashboard.trends', defaultMessage: 'Trends' },
    answeredRate: { id: 'dashboard.answeredRate', defaultMessage: 'Answer rate' },
    unanswered: { id: 'dashboard.unanswered', defaultMessage: 'Not answered' },
    callbacks: { id: 'dashboard.callbacks', defaultMessage: 'Call back' },
    noCallbacks: { id: 'dashboard.noCallbacks', defaultMessage: 'All caught up. Every caller has been answered.' },
    sources: { id: 'dashboard.sources', defaultMessage: 'By source' },
    byDay: { id: 'dashboard.byDay', defaultMessage: 'Calls by day' },
    days: { id: 'dashboard.days', defaultMessage: 'Days' },
    day: { id: 'dashboard.day', defaultMessage: 'Day' },
    busiest: { id: 'dashboard.busiest', defaultMessage: 'Busiest hours' },
    latest: { id: 'dashboard.latest', defaultMessage: 'Latest calls' },
    allCalls: { id: 'dashboard.allCalls', defaultMessage: 'All calls' },
    report: { id: 'dashboard.report', defaultMessage: 'Time and day' },
    caller: { id: 'dashboard.caller', defaultMessage: 'Caller' },
    withheld: { id: 'dashboard.withheld', defaultMessage: 'Number withheld' },
    status: { id: 'dashboard.status', defaultMessage: 'Status' },
    time: { id: 'dashboard.time', defaultMessage: 'Time' },
    number: { id: 'dashboard.number', defaultMessage: 'Number' },
    file: { id: 'dashboard.file', defaultMessage: 'calls-by-day' },
    empty: { id: 'dashboard.empty', defaultMessage: 'No calls yet' },
    emptyBody: {
      id: 'dashboard.emptyBody',
      defaultMessage: 'Calls to your tracking numbers appear here as they come in.',
    },
  }),
  ...defineMessages<{
    count: { count: number };
    sameTime: { weekday: string };
    callers: { count: number };
    tries: { count: number };
    callBack: { number: string };
  }>({
    sameTime: { id: 'dashboard.sameTime', defaultMessage: 'vs last {weekday} by now' },
    callers: { id: 'dashboard.callers', defaultMessage: '{count, plural, one {# caller} other {# callers}}' },
    tries: { id: 'dashboard.tries', defaultMessage: '{count, plural, one {# call} other {# calls}}' },
    callBack: { id: 'dashboard.callBack', defaultMessage: 'Call {number} back' },
    count: { id: 'dashboard.count', defaultMessage: '{count, plural, one {# call} other {# calls}}' },
  }),
};
