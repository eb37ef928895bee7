import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { z } from 'zod';
import type { Slack } from '#contract/integrations/slackCalls.contract.ts';
import { SlackHook } from '#contract/messaging/smsSettings.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { call } from '../../../api/client/call.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { NumbersField } from '../../../page/numbers/NumbersField.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { confirmations } from '../../../ui/dialog/confirmations.ts';
import { RadioField } from '../../../ui/field/RadioField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import * as styles from './Slack.css.ts';
import { slackMessages as words } from './slack.messages.ts';

interface SlackFormProps {
  account: number;
  slack: Slack;
  onSaved: (slack: Slack) => void;
}

const draftOf = (isSet: boolean) =>
  z.object({
    url: isSet ? z.union([z.literal('').transform(() => undefined), SlackHook]) : SlackHook,
    when: z.enum(['start', 'end']),
    dids: z.array(z.string()),
  });

/** The channel, the moment, and the numbers whose calls are posted. */
export function SlackForm({ account, slack, onSaved }: SlackFormProps) {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const { uuid, dids, start, version } = slack;
  const isSet = uuid !== null;
  const form = useForm(draftOf(isSet), { url: '', when: start ? 'start' : 'end', dids });
  const params = { account };
  const save = form.submit(
    ({ url, when, dids: chosen }) => {
      const body = { version, dids: chosen, start: when === 'start', ...(url !== undefined && { url }) };
      return call(endpoints.changeSlack, { params, body });
    },
    (saved) => {
      toasts.add('success', text('saved'));
      onSaved(saved);
    },
  );
  const stop = async () => {
    const question = { title: text('stopTitle'), text: text('stopText'), confirm: text('stop'), danger: true };
    if (!(await confirmations.ask({ ...question, cancel: text('cancel') }))) return;
    try {
      onSaved(await call(endpoints.changeSlack, { params, body: { version, url: null } }));
      toasts.add('success', text('stopped'));
    } catch (failure) {
      showFailure(failure);
    }
  };
  return (
    <Form form={form} onSubmit={save}>
      <Card title={text('settings')} actions={isSet && <Link to={paths.integration(uuid)}>{text('log')}</Link>}>
        <div className={styles.fields}>
          {form.failure !== null && <FailureNotice error={form.failure} />}
          <TextField
            label={text('url')}
            hint={text(isSet ? 'urlKept' : 'urlHint')}
            optional={isSet}
            type="url"
            autoComplete="off"
            maxLength={500}
            {...form.field('url')}
          />
          <RadioField
            label={text('when')}
            choices={[
              { value: 'end', label: text('end') },
              { value: 'start', label: text('start') },
            ]}
            {...form.field('when')}
          />
          <NumbersField
            account={account}
            label={text('numbers')}
            placeholder={text('everyNumber')}
            searchLabel={text('searchNumbers')}
            emptyLabel={text('noNumbers')}
            chosen={form.values.dids}
            onChange={(next) => form.set('dids', next)}
            error={form.errorAt('dids')}
          />
          <div className={styles.buttons}>
            <Button look="primary" type="submit" busy={form.busy} disabled={isSet && !form.dirty}>
              {text('save')}
            </Button>
            {isSet && (
              <Button look="danger" onClick={() => void stop()}>
                {text('stop')}
              </Button>
            )}
          </div>
        </div>
      </Card>
    </Form>
  );
}
