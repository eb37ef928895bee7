import { useIntl } from 'react-intl';
import type { Transcript } from '#contract/powerups/intelligence.contract.ts';
import type { Call } from '#contract/telephony/calls.contract.ts';
import type { Utterance } from '#values/transcript.ts';
import { shareOf } from '../../rules/transcript/talkShares.ts';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { useLive } from '../../api/client/useLive.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { playTime } from '../../ui/text/playTime.ts';
import { useDurationText } from '../../ui/text/useDurationText.ts';
import { line, lines, muted, speaker as speakerClass, stacked, words as wordsClass } from './TranscriptCard.css.ts';
import {
  faultWords,
  secretWords,
  speakerWords,
  transcriptNamed,
  transcriptWords as words,
} from './transcript.messages.ts';

/** What was said in a call, or why there is no text of it. Nothing where calls don’t become text. */
export function TranscriptCard({ call: { uuid: id, audio } }: { call: Pick<Call, 'uuid' | 'audio'> }) {
  const intl = useIntl();
  const { data = [], mutate } = useEndpoint('listTranscripts', audio ? { params: { id } } : null);
  useLive((news) => {
    const isIts = news.type === 'call.changed' && news.call.uuid === id;
    if (isIts || news.type === 'live.resumed') void mutate();
  });
  if (data.length === 0) return null;
  return (
    <Card title={intl.formatMessage(words.title)}>
      {data.map((transcript) => (
        <OneTranscript key={transcript.recording} transcript={transcript} />
      ))}
    </Card>
  );
}

function OneTranscript({ transcript: { state, fault, utterances, shares, recognizer } }: { transcript: Transcript }) {
  const intl = useIntl();
  const duration = useDurationText();
  if (state === 'waiting') return <p className={muted}>{intl.formatMessage(words.waiting)}</p>;
  if (fault !== null) return <p className={muted}>{intl.formatMessage(faultWords[fault])}</p>;
  const [caller, target] = shares ? [shareOf(shares, 'caller'), shareOf(shares, 'target')] : [null, null];
  return (
    <div className={stacked}>
      {utterances.length === 0 && <p className={muted}>{intl.formatMessage(words.silent)}</p>}
      <ol className={lines}>
        {utterances.map((utterance, at) => (
          <Line key={at} utterance={utterance} />
        ))}
      </ol>
      {shares && caller !== null && target !== null && caller * target > 0 && (
        <p className={muted}>
          {intl.formatMessage(transcriptNamed.shares, {
            caller,
            target,
            silence: duration(Math.round(shares.silence)),
          })}
        </p>
      )}
      {recognizer !== null && (
        <p className={muted}>{intl.formatMessage(transcriptNamed.recognizer, { name: recognizer })}</p>
      )}
    </div>
  );
}

function Line({ utterance: { speaker, words: spoken } }: { utterance: Utterance }) {
  const intl = useIntl();
  const text = spoken.map(({ text: word, secret }) => (secret ? intl.formatMessage(secretWords[secret]) : word));
  return (
    <li className={line}>
      <span className={speakerClass}>
        <span>{intl.formatMessage(speakerWords[speaker])}</span>
        <span>{playTime(spoken[0]?.start ?? 0)}</span>
      </span>
      <span className={wordsClass}>{text.join(' ')}</span>
    </li>
  );
}
