import type { callImports } from '#contract/telephony/callImports.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import { importCalls } from './importCalls.ts';
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
      importCalls(actorOf(context), order, () => lines),
    );
  },
  importCallFile(context) {
    const { params, body } = context.input;
    return changingCalls(
      changed,
      context.scope,
      importCallFile(actorOf(context), params.account, sheetOf(context), body),
    );
  },
  undoCallImport: (context) =>
    changingCalls(changed, context.scope, undoImport(actorOf(context), context.input.params.id)),
});
