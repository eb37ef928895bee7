import { useIntl } from 'react-intl';
import { DeliveredKind } from '#values/integrationWords.ts';
import { kindWords } from '../../../page/deliveries/delivery.messages.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { NumbersField } from '../../../page/numbers/NumbersField.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { CheckboxesField } from '../../../ui/field/CheckboxGroup.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import type { FormState } from '../../../ui/form/useForm.ts';
import { PickField } from '../../../ui/pickList/PickField.tsx';
import * as styles from './Integrations.css.ts';
import { webhookMessages as words } from './webhook.messages.ts';
import type { WebhookDraft } from './webhookDraft.ts';

/** The fields of a webhook, whose numbers and tags are those of its account. */
export function WebhookFields({ form }: { form: FormState<WebhookDraft, unknown> }) {
  const intl = useIntl();
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const { account, kinds, dids, tags, subAccounts } = form.values;
  const known = useEndpoint('listCallTags', {}).data ?? [];
  const hasBelow = useAccounts().some(({ father }) => father === account);
  const names = new Set([...known.map(({ name }) => name), ...tags]);
  return (
    <>
      <TextField label={text('name')} maxLength={100} autoComplete="off" {...form.field('name')} />
      <TextField
        label={text('url')}
        hint={text('urlHint')}
        maxLength={2000}
        autoComplete="off"
        spellCheck={false}
        {...form.field('url')}
      />
      <CheckboxesField
        label={text('kinds')}
        error={form.errorAt('kinds')}
        className={styles.kinds}
        choices={DeliveredKind.options.map((value) => ({ value, content: intl.formatMessage(kindWords[value]) }))}
        isChecked={(kind) => kinds.includes(kind)}
        onChange={(kind, checked) =>
          form.set('kinds', checked ? [...kinds, kind] : kinds.filter((each) => each !== kind))
        }
      />
      {(hasBelow || subAccounts) && (
        <Checkbox name="subAccounts" checked={subAccounts} onChange={(checked) => form.set('subAccounts', checked)}>
          {text('subAccounts')}
        </Checkbox>
      )}
      <NumbersField
        account={subAccounts ? null : account}
        label={text('numbers')}
        placeholder={text('everyNumber')}
        searchLabel={text('searchNumbers')}
        emptyLabel={text('noNumbers')}
        chosen={dids}
        onChange={(chosen) => form.set('dids', chosen)}
        error={form.errorAt('dids')}
      />
      <PickField
        label={text('tags')}
        hint={text('tagsHint')}
        optional
        multiple
        options={[...names].map((name) => ({ id: name, label: name }))}
        chosen={tags}
        onChange={(chosen) => form.set('tags', chosen)}
        placeholder={text('everyCall')}
        searchLabel={text('searchTags')}
        emptyLabel={text('noTags')}
        error={form.errorAt('tags')}
      />
    </>
  );
}
