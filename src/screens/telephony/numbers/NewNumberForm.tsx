import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import type { AccountNode } from '#contract/tenancy/accounts.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { NumberNetwork, VoicemailNotify } from '#values/numberWords.ts';
import { admins } from '#values/roleGroups.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { AnswerCard } from '../../../page/calls/AnswerCard.tsx';
import { answerWithFlow } from '../../../page/calls/answerWithFlow.ts';
import { readyFlow } from '../../../page/calls/readyFlow.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { useLeaveGuard } from '../../../page/frame/useLeaveGuard.ts';
import { paths } from '#contract/paths.ts';
import { useAllowed } from '../../../page/session/SessionContext.ts';
import { SourceField } from '../../../page/filters/SourceField.tsx';
import { AccountField } from '../../../ui/pickList/AccountField.tsx';
import { button } from '../../../ui/button/Button.css.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CountryField } from '../../../ui/country/CountryField.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { newNumberMessages as words, newNumberNamed } from './newNumber.messages.ts';
import { NewNumberDraft, newNumberValues } from './newNumberDraft.ts';
import * as styles from './NewNumber.css.ts';
import { NumberChoice } from './NumberChoice.tsx';
import { useLeaveQuestion } from './useLeaveQuestion.ts';

const wantsProof = (failure: unknown) =>
  failure instanceof ApiError && ['NUMBER-ADDRESS-REQUIRED', 'NUMBER-DOCUMENTS-REQUIRED'].includes(failure.code);

/** Rents a number. Repeated submits, also after a lost response, rent only once. */
export function NewNumberForm({ accounts, first }: { accounts: readonly AccountNode[]; first: AccountNode }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const showFailure = useFailureToast();
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const form = useForm(NewNumberDraft, newNumberValues(first));
  const [pageKey] = useState(() => crypto.randomUUID());
  const { account, country, network } = form.values;
  useLeaveGuard(form.dirty, useLeaveQuestion(), () => form.reset());
  const mayProve = useAllowed(admins);
  const isTaken = form.failure instanceof ApiError && form.failure.code === 'NUMBER-NOT-FOUND';

  const rent = form.submit(
    async ({ account: of, network: on, answer, ringTo, flow, ...body }) => {
      const number = await call(
        endpoints.rentNumber,
        { params: { account: of, network: on }, body: { ...body, flow: answer === 'flow' ? flow : null } },
        { headers: { 'Idempotency-Key': `${pageKey}-${body.did}` } },
      );
      if (answer !== 'ring' && answer !== 'message') return number;
      const timezone = accounts.find(({ id }) => id === of)?.timezone ?? first.timezone;
      const draft = readyFlow({ kind: answer, numberName: body.name, timezone, ringTo: ringTo ?? '' }, intl);
      // The number is rented whatever becomes of its flow, which the number's page offers to create.
      const [answered] = await Promise.allSettled([answerWithFlow(number, draft)]);
      if (answered.status === 'rejected') showFailure(answered.reason);
      return number;
    },
    ({ id, did }) => {
      void invalidate('listNumbers', 'availableNumbers', 'listFlows');
      toasts.add('success', intl.formatMessage(newNumberNamed.rented, { number: phoneText(did).text }));
      void navigate(paths.wizard(id));
    },
  );
  return (
    <Form form={form} onSubmit={rent}>
      {form.failure !== null && (
        <FailureNotice
          error={form.failure}
          text={isTaken ? text('taken') : undefined}
          action={
            mayProve &&
            wantsProof(form.failure) && (
              <Link className={button({ size: 'small' })} to={paths.newBundle(account, country, network)}>
                {text('prove')}
              </Link>
            )
          }
        />
      )}
      <Card title={text('where')}>
        <div className={styles.pair}>
          {accounts.length > 1 && (
            <AccountField
              label={text('account')}
              accounts={accounts}
              value={account}
              onChange={(id) => {
                form.set('account', id);
                form.set('flow', '');
              }}
            />
          )}
          <CountryField
            label={text('country')}
            value={country}
            onChange={(code) => {
              form.set('country', code);
              form.set('did', null);
            }}
          />
          <SelectField
            label={text('network')}
            value={network}
            choices={NumberNetwork.options.map((value) => ({ value, label: text(value) }))}
            onChange={(value) => {
              form.set('network', value);
              form.set('did', null);
            }}
          />
        </div>
      </Card>
      <Card title={text('pick')}>
        <NumberChoice
          key={`${country} ${network}`}
          country={country}
          network={network}
          value={form.values.did}
          onChange={(did, area) => {
            form.set('did', did);
            form.set('area', area);
          }}
          error={form.errorAt('did')}
        />
      </Card>
      <Card title={text('details')}>
        <div className={styles.pair}>
          <TextField label={text('name')} hint={text('nameHint')} maxLength={100} {...form.field('name')} />
          <SourceField label={text('source')} hint={text('sourceHint')} {...form.field('source')} />
        </div>
      </Card>
      <AnswerCard account={account} form={form} />
      <Card title={text('notices')}>
        <div className={styles.pair}>
          <TextField label={text('replyEmail')} optional type="email" maxLength={254} {...form.field('replyEmail')} />
          <SelectField
            label={text('voicemail')}
            choices={VoicemailNotify.options.map((value) => ({ value, label: text(value) }))}
            {...form.field('voicemailNotify')}
          />
        </div>
      </Card>
      <div className={styles.line}>
        <Button look="primary" type="submit" busy={form.busy}>
          {text('rent')}
        </Button>
        <Button look="quiet" onClick={() => void navigate(paths.numbers())}>
          {text('cancel')}
        </Button>
      </div>
    </Form>
  );
}
