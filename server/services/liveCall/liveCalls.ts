import type { Tx, Db } from '../../db/executor.ts';
import type { CallKey } from '../../carriers/callAddresses.ts';
import type { CompiledFlows } from './compiledFlows.ts';

/** A recording that the carrier has ready. */
export interface FinishedRecording {
  accountId: number;
  sid: string;
}

/** A mail in the outbox. */
export interface WaitingMail {
  accountId: number;
  id: string;
}

/** What the handling of calls is given. */
export interface LiveCalls {
  db: Db;
  publicBaseUrl: string;
  flows: CompiledFlows;
  /** Tells readers that a call says something else now; called after its transaction. */
  changed(key: CallKey): void;
  /** Asks for a recording to be fetched, in the transaction that wrote it down. */
  fetchRecording(tx: Tx, recording: FinishedRecording): Promise<void>;
  /** Asks for mails of the outbox to be sent, in the transaction that wrote them, `afterSeconds` from now at the earliest. */
  sendMails(tx: Tx, mails: WaitingMail[], afterSeconds: number): Promise<void>;
}
