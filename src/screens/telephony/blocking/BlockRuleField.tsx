import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../api/client/call.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useErrorText } from '../../../page/errors/useErrorText.ts';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { blocksMessages as words } from './blocks.messages.ts';

/** Whether the account rejects callers whose number failed its verification. Saved when it changes. */
export function BlockRuleField({ account }: { account: number }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { data, mutate } = useEndpoint('getBlockRules', { params: { account } });
  const save = async (failedAttestation: boolean) => {
    try {
      await mutate(call(endpoints.changeBlockRules, { params: { account }, body: { failedAttestation } }), {
        optimisticData: { failedAttestation },
        revalidate: false,
      });
    } catch (error) {
      toasts.add('error', errorText(error));
    }
  };
  return (
    <Card title={intl.formatMessage(words.rules)}>
      <Checkbox
        checked={data?.failedAttestation ?? false}
        disabled={data === undefined}
        onChange={(checked) => void save(checked)}
      >
        {intl.formatMessage(words.failedAttestation)}
      </Checkbox>
    </Card>
  );
}
