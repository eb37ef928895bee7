import { useIntl } from 'react-intl';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { FlowField } from './FlowField.tsx';
import { RadioCards } from '../../ui/field/RadioCards.tsx';
import type { FormState } from '../../ui/form/useForm.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { PhoneField } from '../../ui/phone/PhoneField.tsx';
import { answerChoiceMessages as words } from './answerChoice.messages.ts';
import * as styles from './AnswerCard.css.ts';
import { Answer, type AnswerValues } from './answerDraft.ts';

interface AnswerCardProps {
  account: number;
  form: Pick<FormState<AnswerValues, unknown>, 'values' | 'set' | 'field'>;
  /** The name of the flow that answers now. */
  nameNow?: string | null;
  /** Whether the number may be taking calls already: then somebody has to answer, with a published flow. */
  live?: boolean;
}

/** Asks what should happen when someone calls. */
export function AnswerCard({ account, form, nameNow = null, live = false }: AnswerCardProps) {
  const intl = useIntl();
  const { answer } = form.values;
  const flows = useEndpoint('listFlows', { params: { account, type: 'flow' } }, { keepPreviousData: false }).data ?? [];
  const hasFlow = flows.some(({ publishedVersion }) => !live || publishedVersion !== null);
  const offered = Answer.options
    .filter((each) => each !== 'hangup' || !live)
    .filter((each) => each !== 'flow' || hasFlow || answer === 'flow');
  const title = intl.formatMessage(words.title);
  return (
    <Card title={title}>
      <RadioCards
        label={title}
        value={answer}
        onChange={(value) => form.set('answer', Answer.parse(value))}
        choices={offered.map((value) => ({
          value,
          content: (
            <span className={styles.answer}>
              <span>{intl.formatMessage(words[value])}</span>
              <span className={styles.detail}>{intl.formatMessage(words[`${value}Text`])}</span>
            </span>
          ),
        }))}
      />
      {answer === 'ring' && (
        <div className={styles.follow}>
          <PhoneField
            label={intl.formatMessage(words.ringTo)}
            hint={intl.formatMessage(words.ringToHint)}
            {...form.field('ringTo')}
          />
        </div>
      )}
      {answer === 'flow' && (
        <div className={styles.follow}>
          <FlowField account={account} nameNow={nameNow} live={live} {...form.field('flow')} />
        </div>
      )}
    </Card>
  );
}
