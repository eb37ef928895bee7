import { lazy, Suspense, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import type { FlowEnd } from '../../proof/coverage.ts';
import { placesIn } from '../../proof/placeCoverage.ts';
import type { PlayableCall } from '../../proof/playableCall.ts';
import { useEditorSetting } from '../state/EditorContext.ts';
import { type PlaceRow, placeRow } from './placeRow.ts';
import { placesMessages as words } from './places.messages.ts';
import { PlaceTable } from './PlaceTable.tsx';
import * as styles from './Proof.css.ts';
import { proofMessages } from './proof.messages.ts';
import type { ProofSubject } from './runInWorker.ts';
import { useExample } from './useExample.ts';
import { usePlaceCoverage } from './usePlaceCoverage.ts';
import type { OtherFlows } from './useStepNames.ts';

/** Only drawn for flows that look at where calls come from. */
const PlaceMap = lazy(async () => ({ default: (await import('./PlaceMap.tsx')).PlaceMap }));

interface CoverageByPlaceProps {
  subject: ProofSubject;
  onPlay: (call: PlayableCall) => void;
}

/** How calls can end by where they come from, as a map and a table; nothing for a flow that tells no places apart. */
export function CoverageByPlace(props: CoverageByPlaceProps) {
  const { document, others = noFlows } = props.subject;
  const hasPlaces = useMemo(() => placesIn(document, nodeTypes, others).length > 0, [document, others]);
  return hasPlaces ? <Places {...props} /> : null;
}

function Places({ subject, onPlay }: CoverageByPlaceProps) {
  const text = useIntl().formatMessage;
  const { account } = useEditorSetting();
  const { data: routings = [] } = useEndpoint('listLocations', { params: { account } });
  const coverage = usePlaceCoverage(subject);
  const { search, look } = useExample(onPlay);
  const rows = useMemo(() => (typeof coverage === 'string' ? [] : coverage.map(placeRow)), [coverage]);
  const play = ({ places: [place] }: PlaceRow, end: FlowEnd) => place && look({ ...subject, place }, end);
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{text(words.title)}</h2>
      {coverage === 'loading' && (
        <p className={styles.running} role="status">
          <Spinner />
          {text(words.checking)}
        </p>
      )}
      {coverage === 'failed' && <Notice tone="error">{text(proofMessages.failed)}</Notice>}
      {rows.length > 0 && (
        <>
          <Suspense fallback={<Skeleton height="220px" />}>
            <PlaceMap rows={rows} onPick={(row) => row.ends[0] && play(row, row.ends[0].end)} />
          </Suspense>
          <PlaceTable rows={rows} routings={routings} onPlay={play} />
        </>
      )}
      <p className={styles.detail} role="status">
        {search !== null && text(search === 'noExample' ? words.noExample : proofMessages[search])}
      </p>
    </section>
  );
}

const noFlows: OtherFlows = new Map();
