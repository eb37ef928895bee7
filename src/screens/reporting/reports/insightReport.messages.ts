import { defineMessages } from 'react-intl';

export const insightReportMessages = {
  ...defineMessages({
    title: { id: 'report.insightTitle', defaultMessage: 'Insights' },
    choose: { id: 'report.insightChoose', defaultMessage: 'Look at' },
  }),
  ...defineMessages<{
    rose: { name: string; now: string; before: string };
    fell: { name: string; now: string; before: string };
    about: { name: string };
    week: { day: string };
  }>({
    rose: { id: 'report.insightRose', defaultMessage: 'Biggest rise: {name}, from {before} to {now} calls.' },
    fell: { id: 'report.insightFell', defaultMessage: 'Biggest fall: {name}, from {before} to {now} calls.' },
    about: { id: 'report.insightAbout', defaultMessage: 'Calls of {name} and its sub-accounts.' },
    week: { id: 'report.insightWeek', defaultMessage: 'Week of {day}' },
  }),
};

export const insightChoices = defineMessages({
  trend: { id: 'report.insight.trend', defaultMessage: 'Trend' },
  sources: { id: 'report.insight.sources', defaultMessage: 'Sources' },
  hours: { id: 'report.insight.hours', defaultMessage: 'Hours' },
  answering: { id: 'report.insight.answering', defaultMessage: 'Answering' },
  repeat: { id: 'report.insight.repeat', defaultMessage: 'Repeat callers' },
});

export const insightTitles = defineMessages({
  trend: { id: 'report.insightBy.trend', defaultMessage: 'Calls by week' },
  sources: { id: 'report.insightBy.sources', defaultMessage: 'Calls by source' },
  hours: { id: 'report.insightBy.hours', defaultMessage: 'Calls by hour of the day' },
  answering: { id: 'report.insightBy.answering', defaultMessage: 'Calls by who answered or was rung last' },
  repeat: { id: 'report.insightBy.repeat', defaultMessage: 'Callers who called more than once' },
});

export const insightNames = defineMessages({
  trend: { id: 'report.insightName.trend', defaultMessage: 'Week' },
  sources: { id: 'report.insightName.sources', defaultMessage: 'Source' },
  hours: { id: 'report.insightName.hours', defaultMessage: 'Hour' },
  answering: { id: 'report.insightName.answering', defaultMessage: 'Destination' },
  repeat: { id: 'report.insightName.repeat', defaultMessage: 'Caller' },
});

export const insightFiles = defineMessages({
  trend: { id: 'report.insightFile.trend', defaultMessage: 'trend' },
  sources: { id: 'report.insightFile.sources', defaultMessage: 'sources' },
  hours: { id: 'report.insightFile.hours', defaultMessage: 'hours' },
  answering: { id: 'report.insightFile.answering', defaultMessage: 'answering' },
  repeat: { id: 'report.insightFile.repeat', defaultMessage: 'repeat-callers' },
});
