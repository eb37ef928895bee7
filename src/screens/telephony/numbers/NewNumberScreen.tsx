import { resellers } from '#values/roleGroups.ts';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PageFrame } from '../../../page/frame/PageFrame.tsx';
import { PageTabs } from '../../../page/frame/PageTabs.tsx';
import { paths } from '#contract/paths.ts';
import { useSelectedAccounts } from '../../../page/accounts/selectedAccounts.ts';
import { useAllowed, useProfile } from '../../../page/session/SessionContext.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { AdoptFile } from './AdoptFile.tsx';
import { AdoptForm } from './AdoptForm.tsx';
import { NewNumberForm } from './NewNumberForm.tsx';
import { newNumberMessages as words } from './newNumber.messages.ts';
import { column } from './NewNumber.css.ts';

const tabs = ['rent', 'adopt', 'file'] as const;

/** Rents a tracking number, then opens its wizard. Resellers also take over numbers that the carrier has already. */
export function Component() {
  const intl = useIntl();
  const { account: own } = useProfile();
  const [search] = useSearchParams();
  const accounts = useAccounts();
  const selected = useSelectedAccounts();
  const mayAdopt = useAllowed(resellers);
  const wanted = selected.length === 1 ? selected[0] : own;
  const first = accounts.find(({ id }) => id === wanted) ?? accounts[0];
  const tab = tabs.find((each) => mayAdopt && each === search.get('tab')) ?? 'rent';
  const number = search.get('number');
  const title = intl.formatMessage(words.title);
  return (
    <PageFrame
      title={title}
      filters={
        mayAdopt && (
          <PageTabs
            label={title}
            tabs={tabs.map((name) => ({
              name,
              label: intl.formatMessage(words[`${name}Tab`]),
              to: paths.newNumber(name === 'rent' ? undefined : name),
            }))}
            chosen={tab}
          />
        )
      }
    >
      <div className={column}>
        {!first && <Skeleton height="70dvh" />}
        {first && tab === 'rent' && <NewNumberForm accounts={accounts} first={first} />}
        {first && tab === 'adopt' && <AdoptForm key={number} accounts={accounts} first={first} did={number} />}
        {first && tab === 'file' && <AdoptFile accounts={accounts} first={first} />}
      </div>
    </PageFrame>
  );
}
