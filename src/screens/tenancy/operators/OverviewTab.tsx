import { Fragment, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Installation } from '#contract/tenancy/operators.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { useDurationText } from '../../../ui/text/useDurationText.ts';
import { cards, facts, term, value } from './Admin.css.ts';
import { adminMessages as words, ofMax } from './admin.messages.ts';
import { NodesCard } from './NodesCard.tsx';

/** Nodes, database, storage and the mails to be sent. */
export function OverviewTab() {
  const { data, error, mutate } = useEndpoint('getInstallation', {}, { refreshInterval: 15_000 });
  if (error && !data) return <FailedLoad error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton height="60dvh" />;
  return (
    <div className={cards}>
      <NodesCard nodes={data.nodes} />
      <DatabaseCard database={data.database} />
      <StorageCard storage={data.storage} />
      <OutboxCard installation={data} />
    </div>
  );
}

function DatabaseCard({ database }: Pick<Installation, 'database'>) {
  const intl = useIntl();
  const bytes = useBytesText();
  const { tz } = useProfile();
  const { version, connections, maxConnections, migrations, migratedAt, largest } = database;
  const facts: Record<string, ReactNode> = {
    [intl.formatMessage(words.version)]: version,
    [intl.formatMessage(words.size)]: bytes(database.bytes),
    [intl.formatMessage(words.connections)]: intl.formatMessage(ofMax, { count: connections, max: maxConnections }),
    [intl.formatMessage(words.migrations)]: intl.formatNumber(migrations),
    [intl.formatMessage(words.migratedAt)]: migratedAt ? <DateTime value={migratedAt} timezone={tz} /> : '–',
    ...Object.fromEntries(largest.slice(0, 5).map(({ table, bytes: size }) => [table, bytes(size)])),
  };
  return (
    <Card title={intl.formatMessage(words.database)}>
      <Facts of={facts} />
    </Card>
  );
}

function StorageCard({ storage }: Pick<Installation, 'storage'>) {
  const intl = useIntl();
  const bytes = useBytesText();
  const duration = useDurationText();
  const isFull = storage.diskFree < storage.diskSize / 10;
  return (
    <Card
      title={intl.formatMessage(words.storage)}
      actions={isFull && <Badge tone="error">{intl.formatMessage(words.nearlyFull)}</Badge>}
    >
      <Facts
        of={{
          [intl.formatMessage(words.diskFree)]: bytes(storage.diskFree),
          [intl.formatMessage(words.diskSize)]: bytes(storage.diskSize),
          [intl.formatMessage(words.recordings)]: intl.formatNumber(storage.recordings),
          [intl.formatMessage(words.recorded)]: duration(storage.recordedSeconds),
          [intl.formatMessage(words.files)]: intl.formatNumber(storage.files),
          [intl.formatMessage(words.fileBytes)]: bytes(storage.fileBytes),
        }}
      />
    </Card>
  );
}

function OutboxCard({ installation: { outbox, mailConfigured } }: { installation: Installation }) {
  const intl = useIntl();
  const { tz } = useProfile();
  const { waiting, failing, oldest } = outbox;
  const state = mailConfigured ? (failing > 0 ? words.mailFailing : words.mailWorks) : words.mailMissing;
  const tone = mailConfigured ? (failing > 0 ? 'error' : 'success') : 'warning';
  return (
    <Card title={intl.formatMessage(words.outbox)} actions={<Badge tone={tone}>{intl.formatMessage(state)}</Badge>}>
      <Facts
        of={{
          [intl.formatMessage(words.waiting)]: intl.formatNumber(waiting),
          [intl.formatMessage(words.failing)]: intl.formatNumber(failing),
          [intl.formatMessage(words.oldest)]: oldest ? <DateTime value={oldest} timezone={tz} /> : '–',
        }}
      />
    </Card>
  );
}

/** Values by their names, one pair a line. */
function Facts({ of }: { of: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className={facts}>
      {Object.entries(of).map(([name, shown]) => (
        <Fragment key={name}>
          <dt className={term}>{name}</dt>
          <dd className={value}>{shown}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Formats a size in the largest unit that it fills: `4.2 MB`. */
function useBytesText(): (bytes: number) => string {
  const intl = useIntl();
  return (bytes) => {
    const step = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
    const shown = { style: 'unit', unit: units[step] ?? 'byte', maximumFractionDigits: step === 0 ? 0 : 1 } as const;
    return intl.formatNumber(bytes / 1000 ** step, shown);
  };
}
