import { useIntl } from 'react-intl';
import { z } from 'zod';
import type { AccountNode } from '#contract/tenancy/accounts.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { PortingRequest } from '#contract/telephony/porting.contract.ts';
import { nationalNumber } from '#values/numberPlan.ts';
import { call } from '../../../api/client/call.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { AnswerCard } from '../../../page/calls/AnswerCard.tsx';
import { answerFields, withAnswer } from '../../../page/calls/answerDraft.ts';
import { useLiveFlow } from '../../../page/calls/useLiveFlow.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { SourceField } from '../../../page/filters/SourceField.tsx';
import { AccountField } from '../../../ui/pickList/AccountField.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { portedMessages as words } from './porting.messages.ts';
import * as styles from './Porting.css.ts';
import { isStale, usePortingFailure } from './usePortingFailure.ts';

const label = z.string().trim().min(1).max(100);
const Draft = withAnswer(
  z.object({
    ...answerFields,
    account: z.number(),
    numbers: z.array(z.object({ did: z.string(), name: label, source: label })),
  }),
);

interface PortedFormProps {
  /** The form's id: its button is beside the request's status. */
  id: string;
  request: PortingRequest;
  /** For the requester. */
  note: string;
  onDone: (after: PortingRequest) => void;
  onStale: () => void;
}

/** Asks for an account, a source and a call flow for ported numbers that no account has yet. */
export function PortedForm(props: PortedFormProps) {
  const { request } = props;
  const accounts = accountsBelow(useAccounts(), request.account);
  const query = { account: accounts.map(({ id }) => id) };
  const { data, error, mutate } = useEndpoint('listNumbers', accounts.length > 0 ? { query } : null);
  if (error && !data) return <FailedLoad error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton height="240px" />;
  const there = new Set(data.map(({ did }) => did));
  const missing = request.numbers.filter((did) => !there.has(did));
  return <MissingNumbers {...props} accounts={accounts} missing={missing} />;
}

type MissingProps = PortedFormProps & { accounts: AccountNode[]; missing: string[] };

function MissingNumbers({ id, request, note, onDone, onStale, accounts, missing }: MissingProps) {
  const intl = useIntl();
  const failureText = usePortingFailure();
  const liveFlow = useLiveFlow();
  const form = useForm(Draft, {
    account: request.account,
    answer: 'ring' as const,
    ringTo: null,
    flow: '',
    numbers: missing.map((did) => ({ did, name: nationalNumber(did), source: '' })),
  });
  const { account, numbers } = form.values;
  const complete = form.submit(async ({ numbers: stated, account: of, ...answer }) => {
    const timezone = accounts.find((each) => each.id === of)?.timezone ?? '';
    const [first] = stated;
    const flow = first && (await liveFlow(answer, { account: of, timezone, name: first.name }));
    const ported = flow === undefined ? [] : stated.map((number) => ({ ...number, account: of, flow }));
    const body = { version: request.version, action: 'complete', numbers: ported, ...(note && { note }) } as const;
    return call(endpoints.savePorting, { params: { id: request.id }, body });
  }, onDone);
  const change = (at: number, given: Partial<(typeof numbers)[number]>) =>
    form.set(
      'numbers',
      numbers.map((number, index) => (index === at ? { ...number, ...given } : number)),
    );
  const [first] = numbers;
  return (
    <Form id={id} form={form} onSubmit={complete}>
      {form.failure !== null && (
        <Notice
          tone="error"
          action={
            isStale(form.failure) && (
              <Button size="small" onClick={onStale}>
                {intl.formatMessage(words.reload)}
              </Button>
            )
          }
        >
          {failureText(form.failure)}
        </Notice>
      )}
      {missing.length === 0 ? (
        <Notice tone="info">{intl.formatMessage(words.allHere)}</Notice>
      ) : (
        <>
          <Card title={intl.formatMessage(words.title)}>
            <div className={styles.stack}>
              <p className={styles.stated}>{intl.formatMessage(words.intro)}</p>
              {accounts.length > 1 && (
                <AccountField
                  label={intl.formatMessage(words.account)}
                  accounts={accounts}
                  value={account}
                  onChange={(chosen) => {
                    form.set('account', chosen);
                    form.set('flow', '');
                  }}
                />
              )}
              {numbers.map(({ did, name, source }, at) => (
                <fieldset key={did} className={styles.number}>
                  <legend className={styles.legend}>{phoneText(did).text}</legend>
                  <div className={styles.pair}>
                    <TextField
                      label={intl.formatMessage(words.name)}
                      maxLength={100}
                      value={name}
                      error={form.errorAt(`numbers.${at}.name`)}
                      onChange={(value) => change(at, { name: value })}
                    />
                    <SourceField
                      label={intl.formatMessage(words.source)}
                      value={source}
                      error={form.errorAt(`numbers.${at}.source`)}
                      onChange={(value) => change(at, { source: value })}
                    />
                  </div>
                </fieldset>
              ))}
              {first && numbers.length > 1 && (
                <span>
                  <Button
                    size="small"
                    disabled={first.source.trim() === ''}
                    onClick={() =>
                      form.set(
                        'numbers',
                        numbers.map((number) => ({ ...number, source: first.source })),
                      )
                    }
                  >
                    {intl.formatMessage(words.sameSource)}
                  </Button>
                </span>
              )}
            </div>
          </Card>
          <AnswerCard account={account} form={form} live />
        </>
      )}
    </Form>
  );
}

/** An account and those below it, parents first. */
function accountsBelow(accounts: readonly AccountNode[], top: number): AccountNode[] {
  const below = new Set([top]);
  for (const { id, father } of accounts) if (father !== null && below.has(father)) below.add(id);
  return accounts.filter(({ id }) => below.has(id));
}
