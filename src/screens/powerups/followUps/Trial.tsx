import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { FollowUpTrial } from '#contract/powerups/followUps.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../api/client/call.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { problemsOf } from '../../../ui/form/fieldProblem.ts';
import { type FollowUpDraft, FollowUpForm } from './followUpDraft.ts';
import type { FollowUpFieldsProps } from './followUpFields.ts';
import { followUpMessages as words } from './followUps.messages.ts';
import { TrialResult } from './TrialResult.tsx';

/** Tries what is typed on past calls. What was found shows until something else is typed. */
export function Trial({ form, account }: FollowUpFieldsProps) {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<{ of: FollowUpDraft; trial: FollowUpTrial } | null>(null);
  const { values } = form;
  const run = async () => {
    const { success, data, error } = FollowUpForm.safeParse(values);
    if (!success) {
      form.refuse(problemsOf(error.issues, values));
      return;
    }
    const { name: _name, enabled: _enabled, ...asked } = data;
    setBusy(true);
    try {
      const trial = await call(endpoints.tryFollowUp, { body: { account, ...asked } });
      setFound({ of: values, trial });
    } catch (failure) {
      showFailure(failure);
    }
    setBusy(false);
  };
  return (
    <>
      <div>
        <Button size="small" busy={isBusy} onClick={() => void run()}>
          {intl.formatMessage(words.try)}
        </Button>
      </div>
      {found?.of === values && <TrialResult trial={found.trial} />}
    </>
  );
}
