import type { bundles } from '#contract/telephony/bundles.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import { AppError } from '../../kernel/appError.ts';
import type { BundleCarrier } from './bundleCarrier.ts';
import { addDocument, changeBundle, createBundle, listBundles, removeBundle, removeDocument } from './changeBundle.ts';
import { submitBundle } from './submitBundle.ts';

export const bundleHandlers = (carrier: BundleCarrier | null): HandlersFor<typeof bundles> => ({
  listBundles: (context) => listBundles(context),
  listRequirements: ({ input }) => required(carrier).requirements(input.query),
  createBundle(context) {
    required(carrier);
    return createBundle(actorOf(context), context.input.params.account, context.input.body);
  },
  changeBundle: (context) => changeBundle(actorOf(context), context.input.params.id, context.input.body),
  addBundleDocument: (context) =>
    addDocument(actorOf(context), context.input.params.id, context.input.body, context.file),
  removeBundleDocument: (context) =>
    removeDocument(actorOf(context), context.input.params.id, context.input.params.document),
  submitBundle: (context) =>
    submitBundle(actorOf(context), context.input.params.id, context.input.body.version, required(carrier)),
  removeBundle: (context) => removeBundle(actorOf(context), context.input.params.id),
});

function required(carrier: BundleCarrier | null): BundleCarrier {
  if (!carrier) throw new AppError('NOT-CONFIGURED');
  return carrier;
}
