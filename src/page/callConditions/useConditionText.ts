import { useIntl } from 'react-intl';
import type { CallCondition } from '#values/callConditions.ts';
import { askedStatusMessages } from '../../ui/callStatus/callStatus.messages.ts';
import { clockWords } from '../../ui/date/clockWords.ts';
import { phoneText } from '../../ui/phone/phoneText.ts';
import { useDurationText } from '../../ui/text/useDurationText.ts';
import { callerWords, conditionMessages as words, kindWords } from './condition.messages.ts';

/** A condition in words, such as “Duration: at least 2 min”. */
export function useConditionText(): (condition: CallCondition) => string {
  const intl = useIntl();
  const durationText = useDurationText();
  const { hour, weekday } = clockWords(intl);
  const oneOf = (parts: readonly string[]) => intl.formatList(parts, { type: 'disjunction' });
  const between = (min: number | undefined, max: number | undefined, textOf: (value: number) => string) => {
    const [least, most] = [textOf(min ?? 0), textOf(max ?? 0)];
    if (max === undefined) return intl.formatMessage(words.atLeast, { least });
    return min === undefined
      ? intl.formatMessage(words.atMost, { most })
      : intl.formatMessage(words.between, { least, most });
  };
  const whatOf = (condition: CallCondition): string => {
    switch (condition.kind) {
      case 'duration':
      case 'talkTime':
        return between(condition.min, condition.max, durationText);
      case 'leadScore':
        return between(condition.min, condition.max, (value) => intl.formatNumber(value));
      case 'callerType':
        return intl.formatMessage(callerWords[condition.is]);
      case 'trackingNumber':
        return oneOf(condition.is.map((number) => phoneText(number).text));
      case 'status':
        return oneOf(condition.is.map((status) => intl.formatMessage(askedStatusMessages[status])));
      case 'trackingSource':
      case 'webSource':
      case 'webMedium':
      case 'location':
      case 'keys':
        return oneOf(condition.is);
      case 'webCampaign':
      case 'webLanding':
        return intl.formatMessage(words.contains, { text: condition.has });
      case 'hours': {
        const days = intl.formatList(condition.days.map((day) => weekday(day, 'short')));
        return intl.formatMessage(words.withinHours, { days, from: hour(condition.from), to: hour(condition.to) });
      }
    }
  };
  return (condition) => {
    const [kind, what] = [intl.formatMessage(kindWords[condition.kind]), whatOf(condition)];
    return intl.formatMessage(condition.not ? words.asksOther : words.asks, { kind, what });
  };
}
