import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Ga4Measurement } from '#contract/integrations/ga4.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { call } from '../../../api/client/call.ts';
import { SettingsCard } from '../../../page/frame/SettingsCard.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { eventWords, ga4Messages as words } from './ga4.messages.ts';
import { MeasurementDialog } from './MeasurementDialog.tsx';

interface MeasurementCardProps {
  measurement: Ga4Measurement;
  onChanged: () => void;
}

/** A measurement, which calls go to it, and buttons to change or delete it. */
export function MeasurementCard({ measurement, onChanged }: MeasurementCardProps) {
  const intl = useIntl();
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const { uuid, account, measuramentId, dids, events, enabled } = measurement;
  const numbers = dids.length > 0 ? intl.formatList(dids.map((did) => phoneText(did).text)) : text('everyNumber');
  const option = Object.hasOwn(eventWords, events) ? eventWords[events as keyof typeof eventWords] : null;
  return (
    <SettingsCard
      title={measuramentId}
      badge={<Badge tone={enabled ? 'success' : 'neutral'}>{text(enabled ? 'on' : 'off')}</Badge>}
      facts={[
        [text('events'), option ? intl.formatMessage(option) : `${text('own')}: ${events}`],
        [text('numbers'), numbers],
      ]}
      links={<Link to={paths.integration(uuid)}>{text('log')}</Link>}
      words={{
        edit: text('edit'),
        delete: text('delete'),
        cancel: text('cancel'),
        deleteTitle: text('deleteTitle'),
        deleteText: text('deleteText'),
      }}
      remove={() => call(endpoints.deleteMeasurement, { params: { account, uuid } })}
      onChanged={onChanged}
      form={(on) => <MeasurementDialog account={account} measurement={measurement} {...on} />}
    />
  );
}
