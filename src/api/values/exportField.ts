import { z } from 'zod';

/** The fields of an exported call, in their order (specification section 3). */
export const exportFields = [
  'uuid',
  'dateStartUser',
  'caller',
  'area',
  'firstTimeCaller',
  'trackingNumber',
  'trackingSource',
  'status',
  'duration',
  'talkTime',
  'target',
  'audio',
  'web_source',
  'web_medium',
  'tags',
  'IVR',
  'score',
  'notes',
  'account',
  'accountName',
] as const;

export const ExportField = z.enum(exportFields);
export type ExportField = z.infer<typeof ExportField>;
