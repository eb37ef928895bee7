import type { IntlShape } from 'react-intl';
import type { Overlay } from '../canvas/toReactFlow.ts';
import type { DrawnDiff } from './drawDiff.ts';
import { versionMessages } from './versions.messages.ts';

/** Draws a difference over the newer flow, with its marks in words. */
export function diffOverlay({ steps, edges, ghosts }: DrawnDiff, intl: IntlShape): Partial<Overlay> {
  const words = {
    added: intl.formatMessage(versionMessages.added),
    changed: intl.formatMessage(versionMessages.changed),
    removed: intl.formatMessage(versionMessages.removed),
  };
  return {
    highlights: steps,
    notes: new Map([...steps].map(([step, mark]) => [step, words[mark]])),
    edgeHighlights: edges,
    edgeNotes: new Map([...edges].map(([edge, mark]) => [edge, words[mark]])),
    ghosts,
  };
}
