import { useEffect, useRef, useState } from 'react';
import type { CallInput } from '#contract/kernel/endpoint.ts';
import { type ExportFormat, exportCountHeader } from '#contract/telephony/callExport.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { send } from '../../api/client/call.ts';
import { useFailureToast } from '../errors/useFailureToast.ts';
import { saveFile } from '../../ui/table/saveFile.ts';

export type ExportQuery = NonNullable<CallInput<typeof endpoints.downloadCalls>['query']>;

/** How far an export is; `count` is null until the server has counted. */
export interface ExportProgress {
  count: number | null;
  bytes: number;
}

/** Downloads all calls that a query matches, with progress, until it is cancelled or the page is left. */
export function useCallExport(file: string) {
  const showFailure = useFailureToast();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const download = async (query: ExportQuery, format: ExportFormat, signal: AbortSignal) => {
    const response = await send(endpoints.downloadCalls, { query: { ...query, format } }, { signal });
    const count = Number(response.headers.get(exportCountHeader));
    const parts: BlobPart[] = [];
    let bytes = 0;
    for (const reader = response.body?.getReader(); reader;) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      bytes += value.length;
      setProgress({ count, bytes });
    }
    saveFile(`${file}.${format}`, new Blob(parts, { type: response.headers.get('content-type') ?? '' }));
  };
  const start = async (query: ExportQuery, format: ExportFormat) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setProgress({ count: null, bytes: 0 });
    try {
      await download(query, format, controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) showFailure(error);
    }
    if (running.current === controller) setProgress(null);
  };
  const cancel = () => {
    running.current?.abort();
    setProgress(null);
  };
  return { progress, start: (query: ExportQuery, format: ExportFormat) => void start(query, format), cancel };
}
