import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { endpoints } from '#contract/endpoints.ts';
import type { MicrosoftConversion } from '#contract/integrations/microsoft.contract.ts';
import { paths } from '#contract/paths.ts';
import { call } from '../../../api/client/call.ts';
import { SettingsCard } from '../../../page/frame/SettingsCard.tsx';
import { LostLinkNotice } from '../../../page/oauthLinks/LostLinkNotice.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { ConversionDialog } from './ConversionDialog.tsx';
import { microsoftMessages as words } from './microsoft.messages.ts';

interface ConversionCardProps {
  conversion: MicrosoftConversion;
  onChanged: () => void;
}

const tones = { on: 'success', paused: 'warning', lost: 'warning' } as const;

/** A conversion goal, which calls are counted in it, and buttons to change or delete it. */
export function ConversionCard({ conversion, onChanged }: ConversionCardProps) {
  const intl = useIntl();
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const { uuid, account, advertiserName, advertiserNumber, conversionName, username, status, filters } = conversion;
  const { dids, tags } = filters;
  return (
    <SettingsCard
      title={conversionName}
      badge={<Badge tone={tones[status]}>{text(status)}</Badge>}
      notice={status === 'lost' && <LostLinkNotice account={account} links={text('links')} />}
      facts={[
        [text('advertiser'), [advertiserName, advertiserNumber].filter(Boolean).join(', ')],
        [text('linked'), username],
        [
          text('numbers'),
          dids.length > 0 ? intl.formatList(dids.map((did) => phoneText(did).text)) : text('everyNumber'),
        ],
        [text('tags'), tags.length > 0 ? intl.formatList(tags) : text('everyCall')],
      ]}
      links={<Link to={paths.integration(uuid)}>{text('log')}</Link>}
      words={{
        edit: text('edit'),
        delete: text('delete'),
        cancel: text('cancel'),
        deleteTitle: text('deleteTitle'),
        deleteText: text('deleteText'),
      }}
      remove={() => call(endpoints.deleteMicrosoft, { params: { uuid } })}
      onChanged={onChanged}
      form={(on) => <ConversionDialog account={account} conversion={conversion} {...on} />}
    />
  );
}
