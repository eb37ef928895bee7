import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { endpoints } from '#contract/endpoints.ts';
import { phoneCountryOf } from '#values/phoneTyping.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { paths } from '#contract/paths.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { AccountField } from '../../../ui/pickList/AccountField.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { portingMessages as words } from './porting.messages.ts';
import { columns, stack } from './Porting.css.ts';
import { blankPorting } from './portingDraft.ts';
import { PortingFields } from './PortingFields.tsx';
import { usePortingFailure } from './usePortingFailure.ts';
import { usePortingForm } from './usePortingForm.ts';

/** Creates a request as a draft; the invoice is added on the draft's own page. */
export function NewPorting() {
  const intl = useIntl();
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const failureText = usePortingFailure();
  const { account: own } = useProfile();
  const accounts = useAccounts();
  const [account, setAccount] = useState(own);
  const [key] = useState(() => crypto.randomUUID());
  const form = usePortingForm(blankPorting, phoneCountryOf(accounts.find(({ id }) => id === account)?.country));
  const save = form.submit(
    (body) => call(endpoints.createPorting, { params: { account }, body }, { headers: { 'Idempotency-Key': key } }),
    ({ id }) => {
      void invalidate('listPortings');
      toasts.add('success', intl.formatMessage(words.saved));
      void navigate(paths.porting(id), { replace: true });
    },
  );
  return (
    <div className={columns}>
      <Form form={form} onSubmit={save}>
        {form.failure !== null && <FailureNotice error={form.failure} text={failureText(form.failure)} />}
        {accounts.length > 1 && (
          <AccountField
            label={intl.formatMessage(words.account)}
            accounts={accounts}
            value={account}
            onChange={setAccount}
          />
        )}
        <PortingFields
          form={form}
          locked={false}
          invoice={<Notice tone="info">{intl.formatMessage(words.invoiceLater)}</Notice>}
        />
        <div className={stack}>
          <span>
            <Button look="primary" type="submit" busy={form.busy}>
              {intl.formatMessage(words.save)}
            </Button>
          </span>
        </div>
      </Form>
    </div>
  );
}
