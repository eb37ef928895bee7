import { useIntl } from 'react-intl';
import type { CampaignDraft } from '#contract/messaging/campaign.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { buttons, muted } from './Campaigns.css.ts';
import { editorMessages as words } from './editor.messages.ts';

interface FieldButtonsProps {
  draft: CampaignDraft;
  onInsert: (field: string) => void;
}

/** The fields that the chosen lists have, to be put into the text. */
export function FieldButtons({ draft, onInsert }: FieldButtonsProps) {
  const intl = useIntl();
  const lists = useEndpoint('listSmsLists', { query: { account: [draft.account] } });
  const chosen = lists.data?.filter(({ uuid }) => draft.lists.includes(uuid)) ?? [];
  const fields = [...new Set(chosen.flatMap((list) => list.fields))];
  if (fields.length === 0) return null;
  return (
    <div className={buttons} role="group" aria-label={intl.formatMessage(words.insert)}>
      <span className={muted}>{intl.formatMessage(words.insert)}</span>
      {fields.map((field) => (
        <Button key={field} size="small" onClick={() => onInsert(field)}>
          {`{${field}}`}
        </Button>
      ))}
    </div>
  );
}
