import { useIntl } from 'react-intl';
import { type Exporter, ExporterDetails } from '#contract/reporting/exporter.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { TypedRanges } from '#values/addressRanges.ts';
import { AccountId } from '#values/ids.ts';
import { call } from '../../../api/client/call.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { AccountField } from '../../../ui/pickList/AccountField.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { PickField } from '../../../ui/pickList/PickField.tsx';
import * as styles from './Exporter.css.ts';
import { exporterMessages as words } from './exporter.messages.ts';
import { FeedDetails } from './FeedDetails.tsx';

interface ExporterDialogProps {
  /** Null for a new one. */
  exporter: Exporter | null;
  /** The account of a new one, until another is chosen. */
  account: number;
  onClose: () => void;
  onSaved: (exporter: Exporter) => void;
}

const Draft = ExporterDetails.extend({ account: AccountId, addresses: TypedRanges });

const blank = {
  name: '',
  format: 'csv',
  allow: 'strict',
  auth: 'bearer',
  tags: [] as string[],
  subAccounts: false,
  addresses: [] as string[],
};

function draftOf(exporter: Exporter | null, account: number) {
  const { name, format, allow, auth, tags, subAccounts, addresses } = exporter ?? blank;
  return {
    account: exporter?.account ?? account,
    name,
    format,
    allow,
    auth,
    tags,
    subAccounts,
    addresses: addresses.join(', '),
  };
}

/** Creates or changes an exporter. */
export function ExporterDialog({ exporter, account, onClose, onSaved }: ExporterDialogProps) {
  const intl = useIntl();
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const accounts = useAccounts();
  const form = useForm(Draft, draftOf(exporter, account));
  const { values } = form;
  const known = useEndpoint('listExporterTags', { query: { account: [values.account] } });
  const names = new Set([...(known.data ?? []).map(({ name }) => name), ...values.tags]);
  const save = form.submit(({ account: of, ...details }) => {
    if (!exporter) return call(endpoints.createExporter, { body: { ...details, account: of } });
    const { uuid, version } = exporter;
    return call(endpoints.changeExporter, { params: { uuid }, body: { ...details, version } });
  }, onSaved);
  return (
    <Dialog open title={text(exporter ? 'edit' : 'add')} onClose={onClose}>
      {exporter && <FeedDetails exporter={exporter} />}
      <Form form={form} onSubmit={save}>
        {form.failure !== null && <FailureNotice error={form.failure} />}
        <TextField label={text('name')} hint={text('nameHint')} maxLength={100} {...form.field('name')} />
        {!exporter && accounts.length > 1 && (
          <AccountField
            label={text('account')}
            accounts={accounts}
            value={values.account}
            onChange={(of) => form.set('account', of)}
          />
        )}
        <Checkbox
          name="subAccounts"
          checked={values.subAccounts}
          onChange={(checked) => form.set('subAccounts', checked)}
        >
          {text('subAccounts')}
        </Checkbox>
        <div className={styles.pair}>
          <SelectField
            label={text('format')}
            {...form.field('format')}
            choices={[
              { value: 'csv', label: 'CSV' },
              { value: 'json', label: 'JSON' },
            ]}
          />
          <SelectField
            label={text('auth')}
            {...form.field('auth')}
            choices={[
              { value: 'bearer', label: text('bearer') },
              { value: 'basic', label: text('basic') },
            ]}
          />
        </div>
        <PickField
          label={text('tags')}
          optional
          multiple
          options={[...names].map((name) => ({ id: name, label: name }))}
          chosen={values.tags}
          onChange={(tags) => form.set('tags', tags)}
          placeholder={text('everyCall')}
          searchLabel={text('searchTags')}
          emptyLabel={text('noTags')}
          error={form.errorAt('tags')}
        />
        {values.tags.length > 1 && (
          <SelectField
            label={text('allow')}
            {...form.field('allow')}
            choices={[
              { value: 'strict', label: text('strict') },
              { value: 'any', label: text('any') },
            ]}
          />
        )}
        <TextField label={text('addresses')} hint={text('addressesHint')} optional {...form.field('addresses')} />
        <div className={styles.buttons}>
          <Button look="primary" type="submit" busy={form.busy}>
            {text(exporter ? 'save' : 'create')}
          </Button>
          <Button onClick={onClose}>{text('cancel')}</Button>
        </div>
      </Form>
    </Dialog>
  );
}
