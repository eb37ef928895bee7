import type pg from 'pg';

/** Days of UTC before now. */
export interface Range {
  from: number;
  to: number;
}

/**
 * The same questions as plain SQL without row-level security, sent by one connection one after the other: what the database
 * alone needs for the same answer.
 */
export class BareCalls {
  readonly #client: pg.Client;
  readonly #accounts: readonly number[];

  constructor(client: pg.Client, accounts: readonly number[]) {
    this.#client = client;
    this.#accounts = accounts;
  }

  async page(where: string, order = 'date_start desc nulls last, id desc nulls last', start = 0): Promise<void> {
    await this.#run(`select * from calls where (account_id, id) in (
      select account_id, id from calls where ${this.#within(where)} order by ${order} limit 25 offset ${start})`);
    await this.count(where);
    await this.count('true');
  }

  async search(text: string, where: string): Promise<void> {
    const matches = `${searched} ilike '%${text}%' and ${where}`;
    await this.#run(`select * from (select * from calls where ${this.#within(matches)} limit 10001) as found
      order by date_start desc limit 25`);
    await this.count(matches);
    await this.count('true');
  }

  async history(caller: string): Promise<void> {
    const where = `caller = '${caller}'`;
    await this.#run(`select * from calls where ${this.#within(where)} order by date_start desc, id desc limit 25`);
    await this.count(where);
  }

  async count(where: string): Promise<void> {
    await this.#run(`select count(*) from (select from calls where ${this.#within(where)} limit 10001) as counted`);
  }

  /** Calls by what an expression says of them, with the figures of a report. */
  async report(by: string, where: string, accounts = this.#accounts): Promise<void> {
    await this.#run(`select ${by} as group, count(*), count(*) filter (where status = 0) as answered,
      count(*) filter (where status = 1) as missed, count(*) filter (where first_time) as first,
      sum(duration) as seconds, sum(talk_time) filter (where status = 0) as talk
      from calls where account_id in (${accounts.join()}) and direction = 0 and not test and (${by}) is not null and ${where}
      group by 1 order by 2 desc`);
  }

  #within(where: string): string {
    return `account_id in (${this.#accounts.join()}) and direction = 0 and ${where}`;
  }

  async #run(text: string): Promise<void> {
    await this.#client.query(text);
  }
}

const known = (column: string) => `case when ${column} is null then '' else ${column} end`;
const searched = `(${known('caller')} || ' ' || ${known('target')} || ' ' || tracking_number || ' ' || tracking_name)`;

export const during = ({ from, to }: Range) =>
  `date_start >= current_date - ${from} and date_start < current_date - ${to} + 1`;
