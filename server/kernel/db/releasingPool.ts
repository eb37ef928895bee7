import pg from 'pg';

type Callback = Parameters<pg.Pool['connect']>[0];

/** What the driver, and not the server, said of a statement: another answer may still be on its way. */
const broken = new WeakMap<object, Error>();

/** A connection that is noted when it can't be used again. */
class WatchedClient extends pg.Client {
  // The driver has nine signatures for it, and one way to call it.
  override readonly query = ((...statement: unknown[]) => {
    const answer = (pg.Client.prototype.query as (...given: unknown[]) => unknown).apply(this, statement);
    return answer instanceof Promise ? this.#watch(answer, textOf(statement[0])) : answer;
  }) as pg.Client['query'];

  async #watch(answer: Promise<unknown>, text: string): Promise<unknown> {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof Error && !(error instanceof pg.DatabaseError)) broken.set(this, error);
      // drizzle begins before it makes sure that the connection goes back.
      if (text.startsWith('begin')) (this as Partial<Pick<pg.PoolClient, 'release'>>).release?.(true);
      throw error;
    }
  }
}

function textOf(statement: unknown): string {
  return typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : String(statement);
}

/** A pool that gets every connection back once, and keeps none that broke. */
export class ReleasingPool extends pg.Pool {
  constructor(options: pg.PoolConfig) {
    super({ Client: WatchedClient, ...options } as pg.PoolConfig);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    return callback ? super.connect(callback) : super.connect().then(releasedOnce);
  }
}

function releasedOnce(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client);
  let isReleased = false;
  client.release = (error) => {
    if (isReleased) return;
    isReleased = true;
    release(error ?? broken.get(client));
  };
  return client;
}
