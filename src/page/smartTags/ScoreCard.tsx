import { useIntl } from 'react-intl';
import type { CallTags } from '#contract/powerups/smartTags.contract.ts';
import type { Call } from '#contract/telephony/calls.contract.ts';
import { trueMinus } from '#values/trueMinus.ts';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { useLive } from '../../api/client/useLive.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { scoreNamed, scoreWords as words } from './score.messages.ts';
import * as styles from './ScoreCard.css.ts';
import { useEvidenceText } from './useEvidenceText.ts';

/** Where the score of a call comes from: its flow, each of its smart tags with the reason, and people. Nothing if it has neither. */
export function ScoreCard({ call }: { call: Call }) {
  const intl = useIntl();
  const { uuid: id, state } = call;
  const { data, mutate } = useEndpoint('explainCallTags', state === 'ended' ? { params: { id } } : null);
  useLive((news) => {
    const isNews = news.type === 'call.changed' ? news.call.uuid === id : news.type === 'calls.changed';
    if (isNews || news.type === 'live.resumed') void mutate();
  });
  if (!data || (data.given.length === 0 && data.flow === 0 && data.people === 0)) return null;
  return (
    <Card title={intl.formatMessage(scoreNamed.title, { score: data.score })}>
      <ul className={styles.parts}>
        {data.flow !== 0 && <Part name={intl.formatMessage(words.flow)} points={data.flow} />}
        {data.given.map((given) => (
          <Given key={given.uuid} given={given} />
        ))}
        {data.people !== 0 && <Part name={intl.formatMessage(words.people)} points={data.people} />}
      </ul>
    </Card>
  );
}

function Given({ given }: { given: CallTags['given'][number] }) {
  const intl = useIntl();
  const evidenceText = useEvidenceText();
  const { name, colour, score, evidence, removed } = given;
  const reasons = evidence.filter(({ holds }) => holds).map(evidenceText);
  const note = removed ? [intl.formatMessage(words.removed)] : [];
  return <Part name={name} colour={colour} points={score} text={[...reasons, ...note].join(' · ')} />;
}

interface PartProps {
  name: string;
  colour?: string;
  points: number;
  text?: string;
}

function Part({ name, colour, points, text }: PartProps) {
  const intl = useIntl();
  return (
    <li className={styles.part}>
      <span className={styles.name}>
        {colour !== undefined && <span className={styles.dot} style={{ background: colour }} />}
        {name}
      </span>
      {points !== 0 && (
        <span className={styles.points}>{trueMinus(intl.formatNumber(points, { signDisplay: 'exceptZero' }))}</span>
      )}
      {text !== undefined && <span className={styles.reason}>{text}</span>}
    </li>
  );
}
