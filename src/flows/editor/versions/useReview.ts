import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Flow, FlowVersion } from '#contract/telephony/routing.contract.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import type { OpenVersion } from '../../../machines/flowEditor/flowEditor.types.ts';
import type { Overlay } from '../canvas/toReactFlow.ts';
import { diffOverlay } from './diffOverlay.ts';
import { type DrawnDiff, drawDiff } from './drawDiff.ts';

/** What a version is compared with: the one before it, the live one, or the draft. */
export type Base = 'before' | 'live' | 'draft';

export interface Review {
  /** The shown version; null for the draft. */
  shown: number | null;
  after: FlowDocument;
  /** Undefined while it is loading, null when there is nothing to compare with. */
  before: FlowDocument | undefined | null;
  base: Base;
  /** Each with the number of its version; null for the draft. */
  bases: readonly { base: Base; version: number | null }[];
  /** Whether the other version could not be loaded. */
  failed: boolean;
  onBase: (base: Base) => void;
  drawn: DrawnDiff | undefined;
  overlay: Partial<Overlay> | undefined;
}

interface ReviewOf {
  flow: Flow;
  /** The version in force. */
  live: number | null;
  /** The draft as it is edited. */
  draft: FlowDocument;
  opened: OpenVersion | null;
  versions: readonly FlowVersion[];
  /** Whether differences are drawn. */
  active: boolean;
}

/** Compares what the canvas shows with another version. */
export function useReview({ flow, live, draft, opened, versions, active }: ReviewOf): Review {
  const intl = useIntl();
  const [wanted, setWanted] = useState<Base>('before');
  const shown = opened?.version.version ?? null;
  const previous = shown === null ? null : (versions.find(({ version }) => version < shown)?.version ?? null);
  const bases: Review['bases'] = [
    ...(previous === null ? [] : [{ base: 'before' as const, version: previous }]),
    ...(live === null || live === shown ? [] : [{ base: 'live' as const, version: live }]),
    ...(shown === null ? [] : [{ base: 'draft' as const, version: null }]),
  ];
  const chosen = bases.find(({ base }) => base === wanted) ?? bases[0];
  const baseVersion = chosen?.version ?? null;
  const { account, id } = flow;
  const { data: loaded, error } = useEndpoint(
    'getFlowVersion',
    active && baseVersion !== null ? { params: { account, type: 'flow', id, version: baseVersion } } : null,
  );
  const after = opened?.document ?? draft;
  const ofBase = loaded?.version.version === baseVersion ? loaded?.document : undefined;
  const before = chosen === undefined ? null : chosen.base === 'draft' ? draft : ofBase;
  const drawn = useMemo(() => (active && before ? drawDiff(before, after) : undefined), [active, before, after]);
  const overlay = useMemo(() => (drawn ? diffOverlay(drawn, intl) : undefined), [drawn, intl]);
  const base = chosen?.base ?? wanted;
  const failed = before === undefined && error !== undefined;
  return { shown, after, before, base, bases, failed, onBase: setWanted, drawn, overlay };
}
