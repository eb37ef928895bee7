import { endpoints } from '#contract/endpoints.ts';
import type { RecordedSale, SaleUpload, SaleUploadResult } from '#contract/powerups/sales.contract.ts';
import type { Call } from '#contract/telephony/calls.contract.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import type { TestApp } from '../../../builders/api/anApp.ts';
import { ask } from '../../../builders/api/ask.ts';
import { login } from '../../../builders/api/login.ts';

/** An administrator of an account, by default one in Sydney, who uploads sales. */
export async function aSeller(world: Pick<TestApp, 'app' | 'db'>, given?: number) {
  const account = given ?? (await anAccount(world.db, { timezone: 'Australia/Sydney' }));
  const { headers } = await login(world.app, (await aUser(world.db, account, ['admin'])).email);
  const asked = async <Answer>(name: keyof typeof endpoints, input: object = {}) => {
    const { status, body, code } = await ask(world.app, endpoints[name] as never, input as never, headers);
    return { status, code, answer: JSON.parse(body) as Answer };
  };
  return {
    account,
    asked,
    upload: async (lines: readonly string[], fields: object = {}) => {
      const file = { name: 'sales.csv', bytes: Buffer.from(lines.join('\n')) };
      const body = { account: String(account), ...fields };
      return (await asked<SaleUploadResult>('uploadSales', { body, file })).answer;
    },
    undo: (uuid: string) => asked<SaleUpload>('undoSaleUpload', { params: { uuid } }),
    uploads: async () => (await asked<SaleUpload[]>('listSaleUploads')).answer,
    sales: async (query: object = {}) => (await asked<RecordedSale[]>('listSales', { query })).answer,
    /** What each call is worth, in minor units. */
    worth: (uuids: readonly string[]) =>
      Promise.all(
        uuids.map(async (id) => (await asked<Call>('getCall', { params: { id } })).answer.revenue?.amount ?? null),
      ),
  };
}
