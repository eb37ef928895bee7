import type { z } from 'zod';
import type { PortingRequest, PortingRow } from '#contract/telephony/porting.contract.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { listPortingEvents, type PortingFound } from './porting.repository.ts';

/** Converts a list row to the contract's shape. */
export function toPortingRow({ details, createdAt, ...found }: PortingFound): z.input<typeof PortingRow> {
  const { id, account, accountName, status, user } = found;
  const { type, carrier, customer, numbers } = details;
  return { id, account, accountName, status, user, type, carrier, customer, numbers, request: createdAt.toISOString() };
}

/** A request with all details and its history. */
export async function toPorting(executor: Executor, found: PortingFound): Promise<z.input<typeof PortingRequest>> {
  const { invoiceName, invoiceBytes, scheduledFor, version, details } = found;
  const events = await listPortingEvents(executor, found);
  return {
    ...details,
    ...toPortingRow(found),
    invoice: invoiceName === null ? null : { name: invoiceName, bytes: invoiceBytes ?? 0 },
    scheduledFor,
    version,
    events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  };
}
