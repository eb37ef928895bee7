import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import { send } from '../../api/client/call.ts';
import { useFile } from '../../api/client/useFile.ts';
import { FailedLoad } from '../errors/FailedLoad.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { callMessages as words } from './call.messages.ts';
import { muted } from './CallDetail.css.ts';
import { RecordingPlayer } from './RecordingPlayer.tsx';

export function AudioCard({ id }: { id: string }) {
  const intl = useIntl();
  const title = intl.formatMessage(words.audio);
  const { file: audio, retry } = useFile(id, (signal) =>
    send(endpoints.getCallAudio, { params: { id } }, { signal, headers: { Accept: 'audio/*' } }),
  );
  return (
    <Card title={title}>
      {audio.state === 'loading' && <output className={muted}>{intl.formatMessage(words.loadingAudio)}</output>}
      {audio.state === 'failed' && <FailedLoad error={audio.error} onRetry={retry} />}
      {audio.state === 'ready' && <RecordingPlayer recording={audio.content} url={audio.url} label={title} />}
    </Card>
  );
}
