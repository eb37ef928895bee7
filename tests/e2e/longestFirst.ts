import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take three quarters of a minute or more, whatever their size. */
const longest = [
  'accessibility',
  'drawToReplay',
  'repeatedKills',
  'typedIsKept',
  'whiteLabelLeak',
  'formsByKeyboard',
  'bulkSmsModel',
  'builtEndpoints',
  'accessibilityOpened',
  'oauthLinks',
  'websiteSetup',
  'screensOutage',
  'sessionModel',
  'theWholeJob',
  'heavyProcess',
  'canvasKeyboard',
  'typedParts',
  'flowEditorModel',
  'loginModel',
  'outages',
];

/** Starts the longest files first, in this order, so that no worker is left with one of them at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const place = longest.indexOf(basename(moduleId, '.test.ts'));
  return place < 0 ? longest.length : place;
}
