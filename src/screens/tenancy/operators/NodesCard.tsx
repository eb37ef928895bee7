import { useIntl } from 'react-intl';
import type { Installation } from '#contract/tenancy/operators.contract.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { adminMessages as words } from './admin.messages.ts';

type Node = Installation['nodes'][number];

/** The processes that serve this installation; several versions at once are pointed out. */
export function NodesCard({ nodes }: { nodes: readonly Node[] }) {
  const intl = useIntl();
  const { tz } = useProfile();
  const isMixed = new Set(nodes.map(({ version }) => version)).size > 1;
  const title = (key: 'node' | 'version' | 'runtime' | 'since' | 'connections') => intl.formatMessage(words[key]);
  const columns: Column<Node>[] = [
    { key: 'name', title: title('node'), width: 110, text: ({ name }) => name, card: 'title' },
    { key: 'version', title: title('version'), width: 70, text: ({ version }) => version, card: 'aside' },
    {
      key: 'runtime',
      title: title('runtime'),
      width: 120,
      text: ({ runtime }) => runtime.replace('node', 'Node.js '),
      card: 'meta',
    },
    {
      key: 'since',
      title: title('since'),
      width: 115,
      cell: ({ since }) => <DateTime value={since} timezone={tz} />,
      card: 'meta',
    },
    {
      key: 'connections',
      title: title('connections'),
      width: 100,
      align: 'end',
      text: ({ connections }) => intl.formatNumber(connections),
    },
  ];
  return (
    <Card
      flush
      title={intl.formatMessage(words.nodes)}
      actions={isMixed && <Badge tone="warning">{intl.formatMessage(words.mixed)}</Badge>}
    >
      <DataTable
        label={intl.formatMessage(words.nodes)}
        columns={columns}
        rows={nodes}
        rowKey={({ name }) => name}
        empty={intl.formatMessage(words.none)}
      />
    </Card>
  );
}
