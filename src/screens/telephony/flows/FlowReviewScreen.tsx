import { useMachine } from '@xstate/react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { OutsidePage } from '../../../page/frame/OutsidePage.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { liveFlowReviewMachine } from './flowReview.actors.ts';
import { flowReviewMessages as words } from './flowReview.messages.ts';
import { GivenAnswer } from './GivenAnswer.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { ReviewedFlowPage } from './ReviewedFlowPage.tsx';

/** A call flow for somebody without a login, who approves it or asks for changes. */
export function Component() {
  const { token = '' } = useParams();
  return <Review key={token} token={token} />;
}

function Review({ token }: { token: string }) {
  const intl = useIntl();
  const [state, send] = useMachine(liveFlowReviewMachine, { input: { token } });
  const { flow, answer, failure } = state.context;
  if (state.matches('ended'))
    return (
      <OutsidePage title={intl.formatMessage(words.endedTitle)}>
        <Notice tone="warning">{intl.formatMessage(words.ended)}</Notice>
      </OutsidePage>
    );
  if (state.matches('failed'))
    return (
      <OutsidePage title={intl.formatMessage(words.failed)}>
        <FailureNotice
          error={failure}
          action={<Button onClick={() => send({ type: 'load.retried' })}>{intl.formatMessage(words.retry)}</Button>}
        />
      </OutsidePage>
    );
  if (!flow || state.matches('loading'))
    return (
      <OutsidePage title={intl.formatMessage(words.loading)}>
        <Skeleton height="260px" />
      </OutsidePage>
    );
  return (
    <ReviewedFlowPage flow={flow}>
      {answer ? (
        <GivenAnswer answer={answer} />
      ) : (
        <ReplyForm
          busy={state.matches('sending')}
          failure={failure}
          onSend={(reply) => send({ type: 'reply.given', reply })}
        />
      )}
    </ReviewedFlowPage>
  );
}
