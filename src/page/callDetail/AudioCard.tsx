import { useIntl } from 'react-intl';
import type { Call } from '#contract/telephony/calls.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { send } from '../../api/client/call.ts';
import { useFile } from '../../api/client/useFile.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { FailedLoad } from '../errors/FailedLoad.tsx';
import { callMessages as words } from './call.messages.ts';
import { RecordingPlayer } from './RecordingPlayer.tsx';
import { useMarkHeard } from './useMarkHeard.ts';

/** Plays the recording of a call. A voicemail that is played is heard, for everybody. */
export function AudioCard({ call: { uuid: id, heard } }: { call: Pick<Call, 'uuid' | 'heard'> }) {
  const intl = useIntl();
  const title = intl.formatMessage(words.audio);
  const mark = useMarkHeard(id);
  const { file: audio, retry } = useFile(id, (signal) =>
    send(endpoints.getCallAudio, { params: { id } }, { signal, headers: { Accept: 'audio/*' } }),
  );
  return (
    <Card
      title={title}
      actions={
        heard !== null && (
          <Button look="quiet" size="small" onClick={() => void mark(!heard)}>
            {intl.formatMessage(heard ? words.markUnheard : words.markHeard)}
          </Button>
        )
      }
    >
      {audio.state === 'failed' ? (
        <FailedLoad error={audio.error} onRetry={retry} />
      ) : (
        <RecordingPlayer
          recording={audio.state === 'ready' ? audio.content : null}
          url={audio.state === 'ready' ? audio.url : undefined}
          label={title}
          onPlay={() => {
            if (heard === false) void mark(true);
          }}
        />
      )}
    </Card>
  );
}
