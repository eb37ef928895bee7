import { z } from 'zod';

export const ExporterFormat = z.enum(['csv', 'json']);
export type ExporterFormat = z.infer<typeof ExporterFormat>;

/** Which tagged calls an exporter has: `strict` those with all of its tags, `any` those with at least one. */
export const ExporterAllow = z.enum(['strict', 'any']);
export type ExporterAllow = z.infer<typeof ExporterAllow>;

/** How an exporter's key is sent: as `Authorization: Bearer`, or as the password of HTTP Basic. */
export const ExporterAuth = z.enum(['bearer', 'basic']);
export type ExporterAuth = z.infer<typeof ExporterAuth>;
