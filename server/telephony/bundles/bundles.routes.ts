import type { bundles } from '#contract/telephony/bundles.contract.ts';
import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import type { HandlersFor, SessionContext } from '../../kernel/http/handler.ts';
import { authorOf } from '../../kernel/access/authorOf.ts';
import { AppError } from '../../kernel/appError.ts';
import type { BundleCarrier } from './bundleCarrier.ts';
import {
  addDocument,
  type Bundling,
  changeBundle,
  createBundle,
  listBundles,
  removeBundle,
  removeDocument,
} from './changeBundle.ts';
import { submitBundle } from './submitBundle.ts';

export const bundleHandlers = (carrier: BundleCarrier | null): HandlersFor<typeof bundles> => ({
  listBundles: (context) => listBundles(context),
  listRequirements: ({ input }) => required(carrier).requirements(input.query),
  createBundle(context) {
    required(carrier);
    return createBundle(byUser(context), context.input.params.account, context.input.body);
  },
  changeBundle: (context) => changeBundle(byUser(context), context.input.params.id, context.input.body),
  addBundleDocument: (context) =>
    addDocument(byUser(context), context.input.params.id, context.input.body, context.file),
  removeBundleDocument: (context) =>
    removeDocument(byUser(context), context.input.params.id, context.input.params.document),
  submitBundle(context) {
    const { email } = context.principal;
    const submitting = { ...byUser(context), carrier: required(carrier), email };
    return submitBundle(submitting, context.input.params.id, context.input.body.version);
  },
  removeBundle: (context) => removeBundle(byUser(context), context.input.params.id),
});

function byUser<E extends EndpointSpec>(context: SessionContext<E>): Bundling {
  const { db, scope, principal, now } = context;
  return { db, scope, author: authorOf(context), userId: principal.userId, now: now() };
}

function required(carrier: BundleCarrier | null): BundleCarrier {
  if (!carrier) throw new AppError('NOT-CONFIGURED');
  return carrier;
}
