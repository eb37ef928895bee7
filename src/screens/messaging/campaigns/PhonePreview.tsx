import { useIntl } from 'react-intl';
import type { CampaignDraft } from '#contract/messaging/campaign.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { bubble, muted, phone } from './Campaigns.css.ts';
import { editorMessages as words } from './editor.messages.ts';
import { senderText } from '../../../page/messages/senderText.ts';

/** The message as it arrives, with the names of its fields. */
export function PhonePreview({ draft }: { draft: Pick<CampaignDraft, 'content' | 'optOutText' | 'sender'> }) {
  const intl = useIntl();
  const { content, optOutText, sender } = draft;
  const appended = optOutText !== '' && !content.includes(optOutText) ? `\n${optOutText}` : '';
  return (
    <Card title={intl.formatMessage(words.phone)}>
      <div className={phone}>
        {sender !== null && <p className={muted}>{senderText(sender)}</p>}
        {content === '' ? (
          <p className={muted}>{intl.formatMessage(words.phoneEmpty)}</p>
        ) : (
          <p className={bubble}>{`${content}${appended}`}</p>
        )}
      </div>
    </Card>
  );
}
