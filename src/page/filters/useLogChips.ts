import { useIntl } from 'react-intl';
import type { LogFilters } from '../../machines/filters/logFilters.ts';
import { networkMessages } from '../../ui/number/network.messages.ts';
import { useDurationText } from '../../ui/text/useDurationText.ts';
import { kindMessages } from './filter.messages.ts';
import { moreMessages as words } from './moreFilters.messages.ts';

/** A filter that is applied, and the change that removes it. */
export interface FilterChip {
  text: string;
  without: Partial<LogFilters>;
}

/** The chips of the filters that only the call log has. */
export function useLogChips(applied: LogFilters): FilterChip[] {
  const intl = useIntl();
  const duration = useDurationText();
  const { direction, firstTimeCaller, audio, area, notes } = applied;
  const { talkTimeMin, talkTimeMax, scoreMin, scoreMax } = applied;
  const list = <Name extends 'kind' | 'network' | 'tags'>(
    name: Name,
    textOf: (value: LogFilters[Name][number]) => string,
  ) => {
    const values: readonly LogFilters[Name][number][] = applied[name];
    return values.map((value) => ({
      text: textOf(value),
      without: { [name]: values.filter((other) => other !== value) },
    }));
  };
  const single = <Name extends keyof LogFilters>(name: Name, text: string | null) =>
    text === null ? [] : [{ text, without: { [name]: null } }];
  return [
    ...list('kind', (value) => intl.formatMessage(kindMessages[value])),
    ...single('direction', direction && intl.formatMessage(words[`direction.${direction}`])),
    ...list('network', (value) => intl.formatMessage(networkMessages[value])),
    ...list('tags', (value) => value),
    ...single('firstTimeCaller', firstTimeCaller && intl.formatMessage(words[`firstTimeCaller.${firstTimeCaller}`])),
    ...single('audio', audio && intl.formatMessage(words[`audio.${audio}`])),
    ...single(
      'talkTimeMin',
      talkTimeMin === null ? null : intl.formatMessage(words.talkLonger, { duration: duration(talkTimeMin) }),
    ),
    ...single(
      'talkTimeMax',
      talkTimeMax === null ? null : intl.formatMessage(words.talkShorter, { duration: duration(talkTimeMax) }),
    ),
    ...single('scoreMin', scoreMin === null ? null : intl.formatMessage(words.scoreAtLeast, { score: scoreMin })),
    ...single('scoreMax', scoreMax === null ? null : intl.formatMessage(words.scoreAtMost, { score: scoreMax })),
    ...single('area', area && intl.formatMessage(words.inArea, { text: area })),
    ...single('notes', notes && intl.formatMessage(words.inNotes, { text: notes })),
  ];
}
