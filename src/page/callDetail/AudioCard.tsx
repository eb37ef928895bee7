import { useIntl } from 'react-intl';
import { FailedLoad } from '../errors/FailedLoad.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { callMessages as words } from './call.messages.ts';
import { muted } from './CallDetail.css.ts';
import { RecordingPlayer } from './RecordingPlayer.tsx';
import { useCallAudio } from './useCallAudio.ts';

export function AudioCard({ id }: { id: string }) {
  const intl = useIntl();
  const title = intl.formatMessage(words.audio);
  const { audio, retry } = useCallAudio(id);
  return (
    <Card title={title}>
      {audio.state === 'loading' && <output className={muted}>{intl.formatMessage(words.loadingAudio)}</output>}
      {audio.state === 'failed' && <FailedLoad error={audio.error} onRetry={retry} />}
      {audio.state === 'ready' && <RecordingPlayer recording={audio.recording} url={audio.url} label={title} />}
    </Card>
  );
}
