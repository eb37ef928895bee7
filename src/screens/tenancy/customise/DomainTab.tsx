import { useIntl } from 'react-intl';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { type OwnTheme, ThemeSettings } from '#contract/tenancy/customise.contract.ts';
import { call } from '../../../api/client/call.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { SaveBar } from '../../../ui/form/SaveBar.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { columns, stack } from './Custom.css.ts';
import { customMessages as text } from './custom.messages.ts';
import { domainMessages as words } from './dns.messages.ts';
import { DnsCard } from './DnsCard.tsx';
import { HostProof } from './HostProof.tsx';
import { useCustomForm } from './useCustomForm.ts';
import { useRefusalText } from './useRefusalText.ts';
import { Section } from './Section.tsx';

type Own = z.infer<typeof OwnTheme>;
const HostDraft = z.object({ host: ThemeSettings.shape.host });

/** The host name where an account's users log in. */
export function DomainTab({ account }: { account: number }) {
  const invalidate = useInvalidate();
  const { data, error, mutate } = useEndpoint(
    'getThemeSettings',
    { params: { account } },
    { revalidateOnFocus: false },
  );
  if (error) return <FailedLoad error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton height="40dvh" />;
  return (
    <div className={columns}>
      <HostForm
        key={data.version}
        account={account}
        loaded={data}
        onSaved={(saved) => {
          void mutate(saved, false);
          void invalidate('getDnsHints');
        }}
      />
      <div className={stack}>
        {data.theme.host !== data.servedHost && (
          <HostProof
            account={account}
            onChecked={() => {
              void mutate();
              void invalidate('getDnsHints');
            }}
          />
        )}
        <DnsCard account={account} kinds={['proof', 'host']} />
      </div>
    </div>
  );
}

interface HostFormProps {
  account: number;
  loaded: Own;
  onSaved: (saved: Own) => void;
}

function HostForm({ account, loaded: { version, theme }, onSaved }: HostFormProps) {
  const intl = useIntl();
  const refusalText = useRefusalText();
  const form = useCustomForm<{ host: string }, z.infer<typeof HostDraft>>(HostDraft, { host: theme.host ?? '' });
  const save = ({ host }: z.infer<typeof HostDraft>) =>
    call(endpoints.saveTheme, { params: { account }, body: { version, theme: { ...theme, host } } });
  return (
    <Form
      form={form}
      onSubmit={form.submit(save, (saved) => {
        toasts.add('success', intl.formatMessage(text.saved));
        onSaved(saved);
      })}
    >
      {version === 0 && <Notice tone="info">{intl.formatMessage(words.first)}</Notice>}
      {form.failure !== null && <FailureNotice error={form.failure} text={refusalText(form.failure)} />}
      <Section title={intl.formatMessage(words.title)}>
        <TextField
          label={intl.formatMessage(words.host)}
          hint={intl.formatMessage(words.hint)}
          spellCheck={false}
          autoCapitalize="off"
          placeholder="calls.example.com"
          {...form.field('host')}
        />
      </Section>
      <SaveBar dirty={form.dirty} busy={form.busy} onDiscard={() => form.reset()} />
    </Form>
  );
}
