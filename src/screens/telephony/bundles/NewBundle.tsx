import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { endpoints } from '#contract/endpoints.ts';
import { BundleHolder, BundlePlace } from '#values/bundle.ts';
import { call } from '../../../api/client/call.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useSelectedAccounts } from '../../../page/accounts/selectedAccounts.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { paths } from '#contract/paths.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { AccountField } from '../../../ui/pickList/AccountField.tsx';
import { button } from '../../../ui/button/Button.css.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CountryField } from '../../../ui/country/CountryField.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { AskedCard } from './AskedCard.tsx';
import { NewBundleDraft, newBundleValues } from './bundleDraft.ts';
import * as styles from './Bundles.css.ts';
import { bundlesMessages as words, holderWords, networkWords } from './bundles.messages.ts';

const networks = BundlePlace.shape.network.options;

/** Asks which numbers the documents are for, says what the regulator wants, and begins them. */
export function NewBundle() {
  const intl = useIntl();
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const [search] = useSearchParams();
  const accounts = useAccounts();
  const { account: own } = useProfile();
  const selected = useSelectedAccounts();
  const [pageKey] = useState(() => crypto.randomUUID());
  const form = useForm(NewBundleDraft, newBundleValues(Number(search.get('owner')) || (selected[0] ?? own), search));
  const { account, country, network, holder } = form.values;
  const asked = useEndpoint('listRequirements', country === null ? null : { query: { country, network, holder } }, {
    keepPreviousData: false,
  });
  const bundles = useEndpoint('listBundles', { query: {} });
  const taken = bundles.data?.find(
    (each) =>
      each.account === account &&
      each.country === country &&
      each.network === network &&
      each.holder === holder &&
      each.state !== 'expired',
  );
  const isFree = asked.data?.length === 0;
  const begin = form.submit(
    async ({ account: of, ...place }) => {
      const key = [pageKey, of, ...Object.values(place)].join('-');
      const body = { ...place, fields: {}, address: null };
      const headers = { 'Idempotency-Key': key };
      const begun = await call(endpoints.createBundle, { params: { account: of }, body }, { headers });
      await invalidate('listBundles');
      return begun;
    },
    ({ uuid }) => void navigate(paths.bundle(uuid), { replace: true }),
  );
  return (
    <div className={styles.column}>
      <Form form={form} onSubmit={begin}>
        {form.failure !== null && <FailureNotice error={form.failure} />}
        <Card title={intl.formatMessage(words.where)}>
          <div className={styles.pair}>
            {accounts.length > 1 && (
              <AccountField label={intl.formatMessage(words.account)} accounts={accounts} {...form.field('account')} />
            )}
            <CountryField label={intl.formatMessage(words.country)} {...form.field('country')} />
            <SelectField
              label={intl.formatMessage(words.network)}
              choices={networks.map((value) => ({ value, label: intl.formatMessage(networkWords[value]) }))}
              {...form.field('network')}
            />
            <SelectField
              label={intl.formatMessage(words.holder)}
              choices={BundleHolder.options.map((value) => ({ value, label: intl.formatMessage(holderWords[value]) }))}
              {...form.field('holder')}
            />
          </div>
        </Card>
        {country !== null && <AskedCard asked={asked} />}
        {taken && (
          <Notice
            tone="info"
            action={
              <Link className={button({ size: 'small' })} to={paths.bundle(taken.uuid)}>
                {intl.formatMessage(words.open)}
              </Link>
            }
          >
            {intl.formatMessage(words.taken)}
          </Notice>
        )}
        <div className={styles.line}>
          <Button look="primary" type="submit" busy={form.busy} disabled={isFree || taken !== undefined}>
            {intl.formatMessage(words.begin)}
          </Button>
        </div>
      </Form>
    </div>
  );
}
