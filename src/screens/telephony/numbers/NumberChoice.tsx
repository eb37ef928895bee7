import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { NumberNetwork } from '#values/numberWords.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { RadioCards } from '../../../ui/field/RadioCards.tsx';
import { SearchBox } from '../../../ui/field/SearchBox.tsx';
import { Phone } from '../../../ui/phone/Phone.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { newNumberMessages as words } from './newNumber.messages.ts';
import * as styles from './NewNumber.css.ts';
import { numberSearch, townsOf } from './numberSearch.ts';

interface NumberChoiceProps {
  country: string;
  network: NumberNetwork;
  value: string | null;
  onChange: (did: string, area: string | null) => void;
  error: string | undefined;
}

const expected = ['1', '2', '3', '4', '5', '6'];

/** Selects one of the numbers that the carrier offers. */
export function NumberChoice({ country, network, value, onChange, error }: NumberChoiceProps) {
  const intl = useIntl();
  const [wanted, setWanted] = useState('');
  const query = { network, ...numberSearch(wanted) };
  const answer = useEndpoint('availableNumbers', { params: { country }, query }, { revalidateOnFocus: false });
  const { data, error: failure, mutate } = answer;
  const towns = wanted === '' ? townsOf(data ?? []) : [];
  return (
    <div className={styles.group}>
      <div className={styles.search}>
        <SearchBox text label={intl.formatMessage(words.contains)} value={wanted} onSearch={setWanted} />
        {towns.length > 1 && (
          <div className={styles.line}>
            {towns.map((town) => (
              <Button key={town} size="small" look="quiet" onClick={() => setWanted(town)}>
                {town}
              </Button>
            ))}
          </div>
        )}
      </div>
      {failure && !data && <FailedLoad error={failure} onRetry={() => void mutate()} />}
      {data?.length === 0 && (
        <EmptyState icon="hash" title={intl.formatMessage(words.noneFree)}>
          {intl.formatMessage(words.noneFreeBody)}
        </EmptyState>
      )}
      {!data && !failure && (
        <div className={styles.waiting} aria-busy="true">
          {expected.map((key) => (
            <Skeleton key={key} height="56px" />
          ))}
        </div>
      )}
      <RadioCards
        label={intl.formatMessage(words.pick)}
        value={value}
        error={error}
        onChange={(did) => onChange(did, data?.find((offered) => offered.did === did)?.area ?? null)}
        choices={(data ?? []).map(({ did, area, sms }) => ({
          value: did,
          content: (
            <>
              <span className={styles.number}>
                <Phone number={did} />
                <span className={styles.town}>{area ?? intl.formatDisplayName(country, { type: 'region' })}</span>
              </span>
              {sms && <Badge>{intl.formatMessage(words.sms)}</Badge>}
            </>
          ),
        }))}
      />
    </div>
  );
}
