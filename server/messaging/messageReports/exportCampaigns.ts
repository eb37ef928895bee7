import { bulkReportFields } from '#contract/messaging/messageReports.contract.ts';
import type { CellValue } from '#values/safeCell.ts';
import { clockTime } from '../../kernel/time/clockTime.ts';
import { cancellable } from '../../kernel/db/cancellable.ts';
import { listStartedCampaigns, type MessageConditions } from './messageReports.repository.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { toCampaigns } from '../campaigns/toCampaign.ts';

/** Rows in memory at a time. */
const campaignsAtATime = 50;

/** The campaigns that started in the time asked for, newest first, with their counts. */
export async function* exportedCampaigns(
  actor: Actor,
  asked: MessageConditions,
  signal: AbortSignal,
): AsyncGenerator<CellValue[][]> {
  let after: { stamp: Date; id: string } | undefined;
  do {
    const page = { after, length: campaignsAtATime };
    const [rows, campaigns] = await cancellable(actor, signal, async (tx) => {
      const found = await listStartedCampaigns(tx, actor.scope, asked, page);
      return [found, await toCampaigns(tx, found)] as const;
    });
    yield campaigns.map(({ scheduled, ...campaign }) => {
      const cells = { ...campaign, scheduled: scheduled && clockTime(new Date(scheduled), asked.timezone) };
      return bulkReportFields.map((field) => cells[field]);
    });
    const last = rows.length === campaignsAtATime ? rows.at(-1) : undefined;
    after = last?.startedAt ? { stamp: last.startedAt, id: last.id } : undefined;
  } while (after !== undefined);
}
