import { useIntl } from 'react-intl';
import { formatMoney } from '#values/money.ts';
import { type LogFilters, logFilterNames } from '../../machines/filters/logFilters.ts';
import { networkMessages } from '../../ui/number/network.messages.ts';
import { useDurationText } from '../../ui/text/useDurationText.ts';
import { leadNamed, leadStatusMessages } from '../leads/leadStatus.messages.ts';
import { kindMessages } from './filter.messages.ts';
import { useFilterCurrency } from './useFilterCurrency.ts';
import { moreMessages as words } from './moreFilters.messages.ts';

/** A filter that is applied, and the change that removes it. */
export interface FilterChip {
  text: string;
  without: Partial<LogFilters>;
}

function tagChips({ tags }: Pick<LogFilters, 'tags'>): FilterChip[] {
  return tags.map((name) => ({ text: name, without: { tags: tags.filter((other) => other !== name) } }));
}

/** The chips of the filters that reports have as well as the log. */
export function useSharedChips({ tags, leadStatus }: Pick<LogFilters, 'tags' | 'leadStatus'>) {
  const intl = useIntl();
  const statuses = leadStatus.map((value): FilterChip => {
    const status = intl.formatMessage(leadStatusMessages[value]);
    return {
      text: intl.formatMessage(leadNamed.filtered, { status }),
      without: { leadStatus: leadStatus.filter((other) => other !== value) },
    };
  });
  return { tags: tagChips({ tags }), leadStatus: statuses };
}

/** The chips of the filters that only the call log has. */
export function useLogChips(applied: LogFilters): FilterChip[] {
  const intl = useIntl();
  const duration = useDurationText();
  const { direction, firstTimeCaller, audio, heard, answeredBy, rangLast, area, notes } = applied;
  const { talkTimeMin, talkTimeMax, scoreMin, scoreMax, revenueMin, revenueMax, location } = applied;
  const currency = useFilterCurrency();
  const money = (amount: number) => formatMoney({ amount, currency }, intl.locale);
  const list = <Name extends 'kind' | 'network'>(name: Name, textOf: (value: LogFilters[Name][number]) => string) => {
    const values: readonly LogFilters[Name][number][] = applied[name];
    return values.map((value) => ({
      text: textOf(value),
      without: { [name]: values.filter((other) => other !== value) },
    }));
  };
  const single = <Name extends keyof LogFilters>(name: Name, text: string | null) =>
    text === null ? [] : [{ text, without: { [name]: null } }];
  const chips: { [Name in keyof LogFilters]: FilterChip[] } = {
    kind: list('kind', (value) => intl.formatMessage(kindMessages[value])),
    direction: single('direction', direction && intl.formatMessage(words[`direction.${direction}`])),
    network: list('network', (value) => intl.formatMessage(networkMessages[value])),
    ...useSharedChips(applied),
    firstTimeCaller: single(
      'firstTimeCaller',
      firstTimeCaller && intl.formatMessage(words[`firstTimeCaller.${firstTimeCaller}`]),
    ),
    audio: single('audio', audio && intl.formatMessage(words[`audio.${audio}`])),
    heard: single('heard', heard && intl.formatMessage(words[`heard.${heard}`])),
    talkTimeMin: single(
      'talkTimeMin',
      talkTimeMin === null ? null : intl.formatMessage(words.talkLonger, { duration: duration(talkTimeMin) }),
    ),
    talkTimeMax: single(
      'talkTimeMax',
      talkTimeMax === null ? null : intl.formatMessage(words.talkShorter, { duration: duration(talkTimeMax) }),
    ),
    scoreMin: single(
      'scoreMin',
      scoreMin === null ? null : intl.formatMessage(words.scoreAtLeast, { score: scoreMin }),
    ),
    scoreMax: single('scoreMax', scoreMax === null ? null : intl.formatMessage(words.scoreAtMost, { score: scoreMax })),
    revenueMin: single(
      'revenueMin',
      revenueMin === null ? null : intl.formatMessage(words.revenueAtLeast, { amount: money(revenueMin) }),
    ),
    revenueMax: single(
      'revenueMax',
      revenueMax === null ? null : intl.formatMessage(words.revenueAtMost, { amount: money(revenueMax) }),
    ),
    answeredBy: single('answeredBy', answeredBy && intl.formatMessage(words.inAnsweredBy, { text: answeredBy })),
    rangLast: single('rangLast', rangLast && intl.formatMessage(words.inRangLast, { text: rangLast })),
    area: single('area', area && intl.formatMessage(words.inArea, { text: area })),
    location: single('location', location && intl.formatMessage(words.inLocation, { text: location })),
    notes: single('notes', notes && intl.formatMessage(words.inNotes, { text: notes })),
  };
  return logFilterNames.flatMap((name) => chips[name]);
}
