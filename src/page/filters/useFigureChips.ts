import { type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import type { FigureFilters, FilterSet } from '../../machines/filters/filterSet.ts';
import { useBucketText } from '../../ui/charts/useBucketText.ts';
import { phoneText } from '../../ui/phone/phoneText.ts';
import { figureMessages, filterMessages } from './filter.messages.ts';

interface FigureChip {
  text: string;
  without: { figure: FigureFilters };
}

type Name = keyof FigureFilters;
type Text = (value: string, intl: IntlShape, bucketText: ReturnType<typeof useBucketText>) => string;

const asIs: Text = (value) => value;
const asPhone: Text = (value) => (value.startsWith('+') ? phoneText(value).text : value);

const texts: Record<Name, Text> = {
  hour: (value, _intl, bucketText) => bucketText('hours', value),
  weekday: (value, _intl, bucketText) => bucketText('weekdays', value),
  caller: asPhone,
  target: asPhone,
  areaName: asIs,
  IVR: (value) => value.split('').join(' › '),
  DTMFname: asIs,
  web_source: asIs,
  web_medium: asIs,
  campaign: asIs,
  keyword: asIs,
  landing: asIs,
  conversion: asIs,
  user: asIs,
};

const names: Record<Name, MessageDescriptor> = figureMessages;

export function useFigureChips({ figure, dateStart, dateEnd, timezone }: FilterSet): FigureChip[] {
  const intl = useIntl();
  const bucketText = useBucketText();
  const days = { datefrom: dateStart, dateto: dateEnd, timezone };
  const asked = figure.user === undefined ? null : { params: { agent: figure.user }, query: days };
  const userName = useEndpoint('getAgent', asked).data?.agents[0]?.name;
  return (Object.keys(figure) as Name[]).map((name) => {
    const { [name]: value, ...rest } = figure;
    const shown = (name === 'user' && userName) || texts[name](String(value), intl, bucketText);
    return {
      text: intl.formatMessage(filterMessages.figure, { name: intl.formatMessage(names[name]), value: shown }),
      without: { figure: rest },
    };
  });
}
