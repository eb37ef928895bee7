import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Ga4Integration } from '#contract/integrations/googleGa4.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { call } from '../../../api/client/call.ts';
import { SettingsCard } from '../../../page/frame/SettingsCard.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { eventWords, ga4Messages as words } from './ga4.messages.ts';
import { PropertyDialog } from './PropertyDialog.tsx';

interface PropertyCardProps {
  property: Ga4Integration;
  onChanged: () => void;
}

const tones = { on: 'success', off: 'neutral', paused: 'warning', lost: 'warning' } as const;

/** A property that was chosen in a linked account, which calls go to it, and buttons to change or delete it. */
export function PropertyCard({ property, onChanged }: PropertyCardProps) {
  const intl = useIntl();
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const { uuid, account, status, filters, data } = property;
  const { dids, tags } = filters;
  const { remoteId, name, events } = data;
  const numbers = dids.length > 0 ? intl.formatList(dids.map((did) => phoneText(did).text)) : text('everyNumber');
  const option = Object.hasOwn(eventWords, events) ? eventWords[events as keyof typeof eventWords] : null;
  return (
    <SettingsCard
      title={`${name} (${remoteId})`}
      badge={<Badge tone={tones[status]}>{text(status)}</Badge>}
      facts={[
        [text('events'), option ? intl.formatMessage(option) : `${text('own')}: ${events}`],
        [text('numbers'), numbers],
        [text('tags'), tags.length > 0 ? intl.formatList(tags) : text('everyCall')],
      ]}
      links={<Link to={paths.integration(uuid)}>{text('log')}</Link>}
      words={{
        edit: text('edit'),
        delete: text('delete'),
        cancel: text('cancel'),
        deleteTitle: text('deleteProperty'),
        deleteText: text('deletePropertyText'),
      }}
      remove={() => call(endpoints.deleteGa4, { params: { uuid } })}
      onChanged={onChanged}
      form={(on) => <PropertyDialog account={account} property={property} {...on} />}
    />
  );
}
