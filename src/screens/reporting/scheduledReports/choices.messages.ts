import { defineMessages } from 'react-intl';

/** Labels of the form's choices. */
export const choiceMessages = {
  ...defineMessages({
    summary: { id: 'scheduledReport.summary', defaultMessage: 'Summary' },
    timeday: { id: 'scheduledReport.timeday', defaultMessage: 'Time and day' },
    missed: { id: 'scheduledReport.missed', defaultMessage: 'Missed calls' },
    duration: { id: 'scheduledReport.duration', defaultMessage: 'Call duration' },
    source: { id: 'scheduledReport.source', defaultMessage: 'Call attribution' },
    numbers: { id: 'scheduledReport.numbers', defaultMessage: 'Top 10 numbers' },
    accounts: { id: 'scheduledReport.topAccounts', defaultMessage: 'Top 10 accounts' },
    areas: { id: 'scheduledReport.areas', defaultMessage: 'Top 10 areas' },
    tags: { id: 'scheduledReport.tags', defaultMessage: 'Top 10 tags' },
    ivr: { id: 'scheduledReport.ivr', defaultMessage: 'IVR' },
    web: { id: 'scheduledReport.web', defaultMessage: 'Web: source and medium' },
    keywords: { id: 'scheduledReport.keywords', defaultMessage: 'Web: keywords' },
    landing: { id: 'scheduledReport.landing', defaultMessage: 'Web: landing pages' },
    conversion: { id: 'scheduledReport.conversion', defaultMessage: 'Web: conversion pages' },
    repeat: { id: 'scheduledReport.repeat', defaultMessage: 'Repeat callers' },
    outbound: { id: 'scheduledReport.outbound', defaultMessage: 'Outbound calls by user' },
    yesterday: { id: 'scheduledReport.yesterday', defaultMessage: 'Previous day' },
    last7: { id: 'scheduledReport.last7', defaultMessage: 'Last 7 days' },
    lastMonth: { id: 'scheduledReport.lastMonth', defaultMessage: 'Previous month' },
    daily: { id: 'scheduledReport.daily', defaultMessage: 'Every day' },
    weekly: { id: 'scheduledReport.weekly', defaultMessage: 'Every week' },
    monthly: { id: 'scheduledReport.monthly', defaultMessage: 'Every month' },
  }),
  ...defineMessages<{
    at: { frequency: string; hour: string };
    onWeekday: { weekday: string; hour: string };
    onDay: { day: number; hour: string };
  }>({
    at: { id: 'scheduledReport.at', defaultMessage: '{frequency} at {hour}' },
    onWeekday: { id: 'scheduledReport.onWeekday', defaultMessage: 'Every {weekday} at {hour}' },
    onDay: { id: 'scheduledReport.onDay', defaultMessage: 'Day {day} of the month at {hour}' },
  }),
};
