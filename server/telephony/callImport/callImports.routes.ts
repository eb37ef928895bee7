import type { callImports } from '#contract/telephony/callImports.contract.ts';
import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import type { HandlersFor, SessionContext } from '../../kernel/http/handler.ts';
import { authorOf } from '../../kernel/access/authorOf.ts';
import { importCalls, type Importing } from './importCalls.ts';
import { listCallImports, undoImport } from './manageImports.ts';
import { importCallFile } from './importCallFile.ts';
import { sheetOf } from '../../kernel/files/sheetOf.ts';
import { type CallsChanged, changingCalls } from '../calls/changingCalls.ts';

export const callImportHandlers = (changed: CallsChanged): HandlersFor<typeof callImports> => ({
  listCallImports: ({ db, scope }) => listCallImports(db, scope),
  importCalls(context) {
    const { params, body } = context.input;
    const lines = body.calls.map((call, index) => ({ line: index + 1, call }));
    const order = { ...params, source: 'api', fileName: '', invalid: body.invalid } as const;
    return changingCalls(
      changed,
      context.scope,
      importCalls(importingBy(context), order, () => lines),
    );
  },
  importCallFile(context) {
    const { params, body } = context.input;
    return changingCalls(
      changed,
      context.scope,
      importCallFile(importingBy(context), params.account, sheetOf(context), body),
    );
  },
  undoCallImport: (context) =>
    changingCalls(changed, context.scope, undoImport(importingBy(context), context.scope, context.input.params.id)),
});

function importingBy<E extends EndpointSpec>(context: SessionContext<E>): Importing {
  return { db: context.db, author: authorOf(context), now: context.now() };
}
