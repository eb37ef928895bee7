import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { endpoints } from '#contract/endpoints.ts';
import type { HubSpot } from '#contract/integrations/hubspot.contract.ts';
import { paths } from '#contract/paths.ts';
import { call } from '../../../api/client/call.ts';
import { SettingsCard } from '../../../page/frame/SettingsCard.tsx';
import { LostLinkNotice } from '../../../page/oauthLinks/LostLinkNotice.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import * as styles from './HubSpot.css.ts';
import { HubDialog } from './HubDialog.tsx';
import { hubspotMessages as words } from './hubspot.messages.ts';

interface HubCardProps {
  hub: HubSpot;
  onChanged: () => void;
}

const tones = { on: 'success', paused: 'warning', lost: 'warning' } as const;

/** A hub, which calls are logged there, and for whoever linked it buttons to change or delete it. */
export function HubCard({ hub, onChanged }: HubCardProps) {
  const intl = useIntl();
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const { uuid, account, hubName, username, own, status, shareContacts, filters } = hub;
  const { dids, tags } = filters;
  return (
    <SettingsCard
      title={hubName}
      badge={<Badge tone={tones[status]}>{text(status)}</Badge>}
      notice={status === 'lost' && <LostLinkNotice account={account} links={text('links')} />}
      facts={[
        [
          text('numbers'),
          dids.length > 0 ? intl.formatList(dids.map((did) => phoneText(did).text)) : text('everyNumber'),
        ],
        [text('tags'), tags.length > 0 ? intl.formatList(tags) : text('everyCall')],
        [text('contacts'), text(shareContacts ? 'shared' : 'notShared')],
        [text('owner'), username],
      ]}
      note={!own && <p className={styles.muted}>{text('onlyOwner')}</p>}
      links={<Link to={paths.integration(uuid)}>{text('log')}</Link>}
      words={
        own
          ? {
              edit: text('edit'),
              delete: text('delete'),
              cancel: text('cancel'),
              deleteTitle: text('deleteTitle'),
              deleteText: text('deleteText'),
            }
          : null
      }
      remove={() => call(endpoints.deleteHubSpot, { params: { uuid } })}
      onChanged={onChanged}
      form={(on) => <HubDialog account={account} hub={hub} {...on} />}
    />
  );
}
