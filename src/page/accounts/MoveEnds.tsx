import { useIntl } from 'react-intl';
import { LeavingKind } from '#contract/tenancy/accounts.contract.ts';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { FailureText } from '../errors/FailureText.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { endedWords, moveEndsLead } from './moveEnds.messages.ts';

interface MoveEndsProps {
  account: number;
  /** The new parent. */
  father: number;
}

/** Names what a move of an account would end, such as keys and feeds of people who won't see it any more; or why it would be refused; nothing if it ends nothing. */
export function MoveEnds({ account, father }: MoveEndsProps) {
  const intl = useIntl();
  const { data, error } = useEndpoint('previewMove', { params: { accountId: account, father } });
  if (error && !data)
    return (
      <Notice tone="warning">
        <FailureText error={error} />
      </Notice>
    );
  const ends = data?.ends ?? [];
  if (ends.length === 0) return null;
  const kinds = LeavingKind.options.filter((kind) => ends.some((one) => one.kind === kind));
  return (
    <Notice tone="warning">
      {intl.formatMessage(moveEndsLead)}
      <ul>
        {kinds.map((kind) => {
          const names = ends.filter((one) => one.kind === kind).map(({ name }) => name);
          return <li key={kind}>{intl.formatMessage(endedWords[kind], { names: intl.formatList(names) })}</li>;
        })}
      </ul>
    </Notice>
  );
}
