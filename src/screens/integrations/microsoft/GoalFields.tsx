import { useIntl } from 'react-intl';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import type { FormState } from '../../../ui/form/useForm.ts';
import { microsoftMessages as words } from './microsoft.messages.ts';

interface Values {
  oAuth: string;
  advertiserId: string;
  conversionId: string;
  dids: string[];
  tags: string[];
}

interface GoalFieldsProps {
  account: number;
  form: Pick<FormState<Values, unknown>, 'values' | 'set' | 'errorAt'>;
}

/** The advertising account and the goal, as Microsoft lists them. */
export function GoalFields({ account, form }: GoalFieldsProps) {
  const intl = useIntl();
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const { oAuth, advertiserId, conversionId } = form.values;
  const linked = { account, oAuth };
  const advertisers = useEndpoint('listMicrosoftAccounts', { query: linked });
  const chosen = advertisers.data?.find(({ id }) => id === advertiserId);
  const goals = useEndpoint(
    'listMicrosoftConversions',
    chosen ? { query: { ...linked, advertiserId: chosen.id, customerId: chosen.customerId } } : null,
  );
  const failure = advertisers.error ?? goals.error;
  if (failure !== undefined) return <FailureNotice error={failure} />;
  if (!advertisers.data) return <Skeleton height="4rem" />;
  return (
    <>
      <SelectField
        label={text('advertiser')}
        placeholder={text(advertisers.data.length > 0 ? 'chooseAdvertiser' : 'noAdvertisers')}
        value={advertiserId}
        choices={advertisers.data.map(({ id, name, number }) => ({ value: id, label: name, detail: number }))}
        onChange={(id) => {
          form.set('advertiserId', id);
          form.set('conversionId', '');
        }}
        error={form.errorAt('advertiserId')}
        name="advertiserId"
      />
      {chosen && !goals.data && <Skeleton height="4rem" />}
      {chosen && goals.data && (
        <SelectField
          label={text('goal')}
          hint={text('goalHint')}
          placeholder={text(goals.data.length === 0 ? 'noGoals' : 'chooseGoal')}
          value={conversionId}
          choices={goals.data.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => form.set('conversionId', id)}
          error={form.errorAt('conversionId')}
          name="conversionId"
        />
      )}
    </>
  );
}
