import { useIntl } from 'react-intl';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import type { FormState } from '../../../ui/form/useForm.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ga4Messages as words } from './ga4.messages.ts';
import { newSecret, type PropertyFieldValues } from './propertyDraft.ts';

interface PropertyFieldsProps {
  account: number;
  form: Pick<FormState<PropertyFieldValues, unknown>, 'values' | 'set' | 'errorAt'>;
  /** Of the property that is changed: its secret is known. */
  keptStream: string | undefined;
  /** Hears of the measurement ID of the chosen stream. */
  onStream: (remoteId: string) => void;
}

/** The property, the web stream and the API secret, as Google lists them. */
export function PropertyFields({ account, form, keptStream, onStream }: PropertyFieldsProps) {
  const intl = useIntl();
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const { oAuth, propertyId, streamId, protocol } = form.values;
  const linked = { account, oAuth };
  const accounts = useEndpoint('listGa4Accounts', { query: linked });
  const streams = useEndpoint('listGa4Streams', propertyId === '' ? null : { query: { ...linked, propertyId } });
  const ofStream = { ...linked, propertyId, streamId };
  const protocols = useEndpoint('listGa4Protocols', streamId === '' ? null : { query: ofStream });
  const failure = accounts.error ?? streams.error ?? protocols.error;
  if (failure !== undefined) return <FailureNotice error={failure} />;
  if (!accounts.data) return <Skeleton height="4rem" />;
  const properties = accounts.data.flatMap(({ name: detail, properties: all }) =>
    all.map(({ id, name }) => ({ value: id, label: name, detail })),
  );
  const chooseStream = (id: string) => {
    form.set('streamId', id);
    form.set('protocol', newSecret);
    onStream(streams.data?.find((stream) => stream.id === id)?.remoteId ?? '');
  };
  return (
    <>
      <SelectField
        label={text('property')}
        placeholder={text(properties.length > 0 ? 'chooseProperty' : 'noProperties')}
        value={propertyId}
        choices={properties}
        onChange={(id) => {
          form.set('propertyId', id);
          chooseStream('');
        }}
        error={form.errorAt('propertyId')}
        name="propertyId"
      />
      {propertyId !== '' && !streams.data && <Skeleton height="4rem" />}
      {propertyId !== '' && streams.data && (
        <SelectField
          label={text('stream')}
          placeholder={text(streams.data.length === 0 ? 'noStreams' : 'chooseStream')}
          value={streamId}
          choices={streams.data.map(({ id, name, remoteId }) => ({ value: id, label: name, detail: remoteId }))}
          onChange={chooseStream}
          error={form.errorAt('streamId')}
          name="streamId"
        />
      )}
      {streamId !== '' && (
        <SelectField
          label={text('apiSecret')}
          value={protocol}
          choices={[
            { value: newSecret, label: text(streamId === keptStream ? 'keptSecret' : 'newSecret') },
            ...(protocols.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id) => form.set('protocol', id)}
          name="protocol"
        />
      )}
    </>
  );
}
