import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { endpoints } from '#contract/endpoints.ts';
import type { Autoplay } from '#contract/integrations/autoplay.contract.ts';
import { paths } from '#contract/paths.ts';
import { call } from '../../../api/client/call.ts';
import { SettingsCard } from '../../../page/frame/SettingsCard.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { autoplayMessages as words } from './autoplay.messages.ts';
import { LeadsDialog } from './LeadsDialog.tsx';

interface LeadsCardProps {
  leads: Autoplay;
  onChanged: () => void;
}

/** A number whose calls become leads: whose, where they go, and buttons to change or delete that. */
export function LeadsCard({ leads, onChanged }: LeadsCardProps) {
  const intl = useIntl();
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const { uuid, account, did, DealershipId, yardRef, address, status, filter } = leads;
  const { LeadTitle, LeadSource, LeadCampaignName, CustomerCompany, LeadNotes } = leads;
  return (
    <SettingsCard
      title={phoneText(did).text}
      badge={<Badge tone={status === 'on' ? 'success' : 'warning'}>{text(status)}</Badge>}
      facts={[
        [text('DealershipId'), [DealershipId, yardRef].filter(Boolean).join(', ')],
        [text('address'), address],
        [text('tags'), filter.tags.length > 0 ? intl.formatList(filter.tags) : text('everyCall')],
        [text('LeadTitle'), LeadTitle || text('usualTitle')],
        [text('LeadSource'), LeadSource || text('usualSource')],
        [text('LeadCampaignName'), LeadCampaignName || text('usualCampaign')],
        ...(CustomerCompany ? [[text('CustomerCompany'), CustomerCompany] as const] : []),
        ...(LeadNotes ? [[text('LeadNotes'), LeadNotes] as const] : []),
      ]}
      links={<Link to={paths.integration(uuid)}>{text('log')}</Link>}
      words={{
        edit: text('edit'),
        delete: text('delete'),
        cancel: text('cancel'),
        deleteTitle: text('deleteTitle'),
        deleteText: text('deleteText'),
      }}
      remove={() => call(endpoints.deleteAutoplay, { params: { account, did } })}
      onChanged={onChanged}
      form={(on) => <LeadsDialog account={account} leads={leads} others={[]} {...on} />}
    />
  );
}
