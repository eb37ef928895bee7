import { useIntl } from 'react-intl';
import type { SmartTag } from '#contract/powerups/smartTags.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../api/client/call.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { ConditionsField } from '../../../page/callConditions/ConditionsField.tsx';
import { FormDialog } from '../../../page/frame/FormDialog.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { ColourField } from '../../../ui/field/ColourField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { tagMessages as words } from './smartTags.messages.ts';
import * as styles from './SmartTags.css.ts';
import { draftOf, TagForm } from './tagDraft.ts';
import { Trial } from './Trial.tsx';

interface TagDialogProps {
  account: number;
  /** Null to add one. */
  tag: SmartTag | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Which calls get a tag, and what it is worth. */
export function TagDialog({ account, tag, onClose, onSaved }: TagDialogProps) {
  const intl = useIntl();
  const hasBelow = useAccounts().some(({ father }) => father === account);
  const form = useForm(TagForm, draftOf(tag));
  const { conditions, match, subAccounts, enabled } = form.values;
  const asksForScore = conditions.some(({ kind }) => kind === 'leadScore');
  const save = form.submit(
    (body) =>
      tag
        ? call(endpoints.changeSmartTag, { params: { uuid: tag.uuid }, body: { ...body, version: tag.version } })
        : call(endpoints.createSmartTag, { body: { ...body, account } }),
    () => {
      toasts.add('success', intl.formatMessage(words.saved));
      onSaved();
    },
  );
  return (
    <FormDialog title={tag ? tag.name : intl.formatMessage(words.add)} form={form} onSubmit={save} onClose={onClose}>
      <TextField label={intl.formatMessage(words.name)} maxLength={60} {...form.field('name')} />
      <div className={styles.pair}>
        <ColourField label={intl.formatMessage(words.colour)} {...form.field('colour')} />
        {asksForScore ? (
          <TextField
            label={intl.formatMessage(words.points)}
            hint={intl.formatMessage(words.noPoints)}
            value=""
            disabled
            onChange={() => undefined}
          />
        ) : (
          <TextField
            label={intl.formatMessage(words.points)}
            hint={intl.formatMessage(words.pointsHint)}
            optional
            maxLength={4}
            {...form.field('points')}
          />
        )}
      </div>
      <TextField
        label={intl.formatMessage(words.group)}
        hint={intl.formatMessage(words.groupHint)}
        optional
        maxLength={60}
        {...form.field('group')}
      />
      <ConditionsField
        conditions={conditions}
        match={match}
        account={subAccounts ? null : account}
        onConditions={(next) => form.set('conditions', next)}
        onMatch={(next) => form.set('match', next)}
        errorAt={form.errorAt}
      />
      {(hasBelow || subAccounts) && (
        <Checkbox checked={subAccounts} onChange={(next) => form.set('subAccounts', next)}>
          {intl.formatMessage(words.subAccounts)}
        </Checkbox>
      )}
      <Trial form={form} account={account} />
      <Checkbox checked={enabled} onChange={(next) => form.set('enabled', next)}>
        {intl.formatMessage(words.enabled)}
      </Checkbox>
    </FormDialog>
  );
}
