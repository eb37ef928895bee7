import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { z } from 'zod';
import type { TagTrial } from '#contract/powerups/smartTags.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../api/client/call.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ProgressLine } from '../../../ui/feedback/ProgressLine.tsx';
import { problemsOf } from '../../../ui/form/fieldProblem.ts';
import type { FormState } from '../../../ui/form/useForm.ts';
import { type TagDraft, TagForm } from './tagDraft.ts';
import { trialMessages as words, trialNamed } from './trial.messages.ts';
import { partsBefore, togetherOf, triedDays } from './trialInParts.ts';
import { TrialResult } from './TrialResult.tsx';

interface TrialProps {
  form: FormState<TagDraft, z.output<typeof TagForm>>;
  account: number;
}

interface Found {
  of: TagDraft;
  name: string;
  /** Of the parts that were tried so far, and of how many. */
  trials: TagTrial[];
  parts: number;
}

/** Tries what is typed on past calls, the latest first. What was found shows until something else is typed. */
export function Trial({ form, account }: TrialProps) {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<Found | null>(null);
  const { values } = form;
  const run = async () => {
    const { success, data, error } = TagForm.safeParse(values);
    if (!success) {
      form.refuse(problemsOf(error.issues, values));
      return;
    }
    const { name, match, conditions, subAccounts } = data;
    const trials: TagTrial[] = [];
    const parts = partsBefore(Date.now());
    const of = { of: values, name, parts: parts.length };
    setBusy(true);
    setFound({ ...of, trials: [] });
    try {
      for (const part of parts) {
        const body = { account, name, match, conditions, subAccounts, ...part };
        trials.push(await call(endpoints.trySmartTag, { body }));
        setFound({ ...of, trials: [...trials] });
      }
    } catch (failure) {
      showFailure(failure);
    }
    setBusy(false);
  };
  const shown = found?.of === values ? found : null;
  const done = shown ? shown.trials.length / shown.parts : 0;
  return (
    <>
      <div>
        <Button size="small" busy={isBusy} onClick={() => void run()}>
          {intl.formatMessage(words.try)}
        </Button>
      </div>
      {shown && isBusy && (
        <ProgressLine
          label={intl.formatMessage(words.try)}
          text={intl.formatMessage(trialNamed.progress, { done: done * triedDays, days: triedDays })}
          value={done}
        />
      )}
      {shown && done === 1 && <TrialResult trial={togetherOf(shown.trials)} name={shown.name} />}
    </>
  );
}
