import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { DryRunCall, Integration } from '#contract/integrations/integrations.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { DeliveredKind, KeptBack } from '#values/integrationWords.ts';
import { call } from '../../api/client/call.ts';
import { useFailureToast } from '../errors/useFailureToast.ts';
import { useProfile } from '../session/SessionContext.ts';
import { Button } from '../../ui/button/Button.tsx';
import { phoneText } from '../../ui/phone/phoneText.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { DateTime } from '../../ui/text/DateTime.tsx';
import { keptBackWords, kindWords } from './delivery.messages.ts';
import * as styles from './DryRun.css.ts';
import { dryRunMessages as words, dryRunNamed } from './dryRun.messages.ts';

interface DryRunProps extends Pick<Integration, 'type' | 'account' | 'filters'> {
  /** The integration that would get these filters; null for a new one. */
  uuid: string | null;
  /** What decides beside filters. */
  settings?: Record<string, unknown>;
}

/** Tries filters on the latest calls: which of them would be sent, and which are now. */
export function DryRun({ uuid, type, account, filters, settings = {} }: DryRunProps) {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<{ of: string; calls: DryRunCall[] } | null>(null);
  const asked = JSON.stringify({ account, filters, settings });
  const run = async () => {
    setBusy(true);
    try {
      const calls = await call(endpoints.dryRunIntegration, { body: { uuid, type, account, filters, settings } });
      setResult({ of: asked, calls });
    } catch (failure) {
      showFailure(failure);
    }
    setBusy(false);
  };
  const calls = result?.of === asked ? result.calls : null;
  return (
    <div className={styles.stack}>
      <div>
        <Button size="small" busy={isBusy} onClick={() => void run()}>
          {intl.formatMessage(words.run)}
        </Button>
      </div>
      {calls && <DryRunCalls calls={calls} />}
    </div>
  );
}

function DryRunCalls({ calls }: { calls: DryRunCall[] }) {
  const intl = useIntl();
  const columns = useDryRunColumns(calls.some(({ present }) => present !== null));
  const [draft, present] = [
    calls.filter((one) => one.draft.length > 0).length,
    calls.filter((one) => (one.present ?? []).length > 0).length,
  ];
  const isKept = calls.some((one) => one.present !== null);
  if (calls.length === 0) return <p className={styles.muted}>{intl.formatMessage(words.none)}</p>;
  return (
    <>
      <p className={styles.muted} role="status">
        {intl.formatMessage(dryRunNamed.draft, { draft, calls: calls.length })}{' '}
        {isKept && intl.formatMessage(dryRunNamed.present, { present })}
      </p>
      <div className={styles.recent}>
        <DataTable
          label={intl.formatMessage(words.label)}
          columns={columns}
          rows={calls}
          rowKey={({ uuid }) => uuid}
          empty={null}
        />
      </div>
    </>
  );
}

function useDryRunColumns(withPresent: boolean): Column<DryRunCall>[] {
  const intl = useIntl();
  const { tz: timezone } = useProfile();
  return useMemo(() => {
    const sent = (kinds: readonly DeliveredKind[], keptBack: KeptBack | null) => {
      if (kinds.length > 0) return kinds.map((kind) => intl.formatMessage(kindWords[kind])).join(', ');
      return intl.formatMessage(keptBackWords[keptBack ?? 'nothing']);
    };
    const all: Column<DryRunCall>[] = [
      {
        key: 'dateStart',
        title: intl.formatMessage(words.call),
        width: 150,
        card: 'title',
        cell: ({ dateStart }) => <DateTime value={dateStart} timezone={timezone} />,
        text: ({ dateStart }) => dateStart,
      },
      {
        key: 'trackingNumber',
        title: intl.formatMessage(words.number),
        width: 130,
        card: 'meta',
        text: ({ trackingNumber }) => phoneText(trackingNumber).text,
      },
      {
        key: 'draft',
        title: intl.formatMessage(words.draft),
        width: 170,
        card: 'meta',
        text: ({ draft, keptBack }) => sent(draft, keptBack),
      },
    ];
    if (!withPresent) return all;
    const present: Column<DryRunCall> = {
      key: 'present',
      title: intl.formatMessage(words.present),
      width: 170,
      card: 'meta',
      text: ({ present: kinds }) => sent(kinds ?? [], null),
    };
    return [...all, present];
  }, [intl, timezone, withPresent]);
}
