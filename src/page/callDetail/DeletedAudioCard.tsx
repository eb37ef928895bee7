import { useIntl } from 'react-intl';
import { Card } from '../../ui/layout/Card.tsx';
import { callMessages as words } from './call.messages.ts';
import { muted } from './CallDetail.css.ts';

/** Takes the player's place when the recording has been deleted. */
export function DeletedAudioCard({ at, timezone }: { at: string; timezone: string }) {
  const intl = useIntl();
  const date = intl.formatDate(at, { dateStyle: 'medium', timeZone: timezone });
  return (
    <Card title={intl.formatMessage(words.audio)}>
      <p className={muted}>{intl.formatMessage(words.audioDeleted, { date })}</p>
    </Card>
  );
}
