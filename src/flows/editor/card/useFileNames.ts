import { useMemo } from 'react';
import { audioFilesIn } from '#flows/core/audioFilesIn.ts';
import type { FileNames } from '#flows/nodes/parts/speech.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';

/** The names of an account's audio files, once they are loaded; asked for only if a flow or the other plays one. */
export function useFileNames(account: number, flow: FlowDocument, other: FlowDocument | null | undefined): FileNames {
  const plays = useMemo(
    () => [flow, other].some((document) => document && audioFilesIn(document).length > 0),
    [flow, other],
  );
  const { data } = useEndpoint('listAudioFiles', plays ? { params: { account } } : null);
  return useMemo(() => data && new Map(data.map(({ id, name }) => [id, name])), [data]);
}
