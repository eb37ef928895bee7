import { useIntl } from 'react-intl';
import type { Integration } from '#contract/integrations/integrations.contract.ts';
import type { DeliveryState } from '#values/integrationWords.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { stateWords } from '../../../page/deliveries/delivery.messages.ts';
import { useDeliveryNews } from '../../../page/deliveries/useDeliveryNews.ts';
import { vars } from '../../../theme/tokens.css.ts';
import { ChartCard } from '../../../ui/charts/ChartCard.tsx';
import { StackedBars } from '../../../ui/charts/StackedBars.tsx';
import { useBucketText } from '../../../ui/charts/useBucketText.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { daysMessages as words, daysNamed } from './integrations.messages.ts';

/** Deleted ones are nobody’s business. */
type Shown = Exclude<DeliveryState, 'gone'>;

const colours: Record<Shown, string> = {
  delivered: vars.color.answered,
  waiting: vars.color.primary,
  skipped: vars.color.border,
  refused: vars.color.missed,
  failed: vars.color.abandoned,
};

interface DaysCardProps {
  integration: Pick<Integration, 'uuid'>;
  onOpen: (day: string) => void;
}

/** What an integration queued each day, by what became of it, and whether it is unusually quiet. A bar opens its day in the log. */
export function DaysCard({ integration: { uuid }, onOpen }: DaysCardProps) {
  const intl = useIntl();
  const bucketText = useBucketText();
  const { data, mutate } = useEndpoint('countDeliveries', { params: { uuid } });
  useDeliveryNews(() => void mutate(), uuid);
  if (!data?.days.some((day) => totalOf(day) > 0)) return null;
  const { days, quiet } = data;
  const states = (Object.keys(colours) as Shown[]).filter((state) => days.some((day) => day[state] > 0));
  const series = states.map((key) => ({ key, label: intl.formatMessage(stateWords[key]), colour: colours[key] }));
  const title = intl.formatMessage(words.title);
  const figures = {
    head: [intl.formatMessage(words.day), ...series.map(({ label }) => label)],
    lines: days.map((day): [string, ...number[]] => [bucketText('days', day.day), ...states.map((one) => day[one])]),
  };
  return (
    <>
      {quiet !== null && <Notice tone="warning">{intl.formatMessage(daysNamed.quiet, { usual: quiet })}</Notice>}
      <ChartCard title={title} figures={figures} file={intl.formatMessage(words.file)}>
        <StackedBars
          title={title}
          axis={intl.formatMessage(words.day)}
          counted={intl.formatMessage(words.counted)}
          series={series}
          height={160}
          bars={days.map(({ day, ...values }) => ({ key: day, label: bucketText('days', day), values }))}
          onOpen={onOpen}
        />
      </ChartCard>
    </>
  );
}

const totalOf = (day: Record<Shown, number>) =>
  (Object.keys(colours) as Shown[]).reduce((sum, one) => sum + day[one], 0);
