import type { sources } from '#contract/sources.contract.ts';
import type { HandlersFor } from '../http/handler.ts';
import { listSources } from '../repositories/sources.repository.ts';
import { renameSource } from '../services/numbers/renameSource.ts';
import { editing } from './callEdits.routes.ts';
import { dropFigures } from './dropFigures.ts';

export const sourceHandlers: HandlersFor<typeof sources> = {
  listSources: ({ db, scope }) => listSources(db, scope),
  renameSource: (context) => dropFigures(context, renameSource(editing(context), context.input.body)),
};
