import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { z } from 'zod';
import type { TagTrial } from '#contract/powerups/smartTags.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../api/client/call.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { problemsOf } from '../../../ui/form/fieldProblem.ts';
import type { FormState } from '../../../ui/form/useForm.ts';
import { type TagDraft, TagForm } from './tagDraft.ts';
import { trialMessages as words } from './trial.messages.ts';
import { TrialResult } from './TrialResult.tsx';

interface TrialProps {
  form: FormState<TagDraft, z.output<typeof TagForm>>;
  account: number;
}

/** Tries what is typed on past calls. What was found shows until something else is typed. */
export function Trial({ form, account }: TrialProps) {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<{ of: TagDraft; name: string; trial: TagTrial } | null>(null);
  const { values } = form;
  const run = async () => {
    const { success, data, error } = TagForm.safeParse(values);
    if (!success) {
      form.refuse(problemsOf(error.issues, values));
      return;
    }
    const { name, match, conditions, subAccounts } = data;
    setBusy(true);
    try {
      const trial = await call(endpoints.trySmartTag, { body: { account, name, match, conditions, subAccounts } });
      setFound({ of: values, name, trial });
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
      {found?.of === values && <TrialResult trial={found.trial} name={found.name} />}
    </>
  );
}
