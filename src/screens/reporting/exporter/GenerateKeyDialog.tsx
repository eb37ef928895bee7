import { useIntl } from 'react-intl';
import { z } from 'zod';
import type { Exporter } from '#contract/reporting/exporter.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { longestPassword } from '#values/password.ts';
import { call } from '../../../api/client/call.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { PasswordField } from '../../../ui/password/PasswordField.tsx';
import * as styles from './Exporter.css.ts';
import { exporterMessages as words, exporterNamed } from './exporter.messages.ts';
import type { NewKey } from './NewKeyDialog.tsx';

interface GenerateKeyDialogProps {
  exporter: Exporter;
  onClose: () => void;
  onMade: (made: NewKey) => void;
}

const Draft = z.object({ password: z.string().min(1).max(longestPassword) });

/** Asks for the password before an exporter gets a key, and says when it replaces another. */
export function GenerateKeyDialog({ exporter, onClose, onMade }: GenerateKeyDialogProps) {
  const intl = useIntl();
  const { uuid, name, keyPrefix } = exporter;
  const form = useForm(Draft, { password: '' });
  const generate = form.submit((body) => call(endpoints.generateExporterKey, { params: { uuid }, body }), onMade);
  return (
    <Dialog open title={intl.formatMessage(exporterNamed.newKeyOf, { name })} onClose={onClose}>
      <Form form={form} onSubmit={generate}>
        {form.failure !== null && <FailureNotice error={form.failure} />}
        {keyPrefix !== null && <Notice tone="warning">{intl.formatMessage(words.newKeyBody)}</Notice>}
        <PasswordField
          {...form.field('password')}
          label={intl.formatMessage(words.password)}
          autoComplete="current-password"
        />
        <div className={styles.buttons}>
          <Button look="primary" type="submit" busy={form.busy}>
            {intl.formatMessage(words.newKey)}
          </Button>
          <Button onClick={onClose}>{intl.formatMessage(words.cancel)}</Button>
        </div>
      </Form>
    </Dialog>
  );
}
