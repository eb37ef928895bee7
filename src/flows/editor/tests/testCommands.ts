import type { FlowDocument } from '#values/flow/document.ts';
import type { FlowTest } from '#values/flow/flowTest.ts';
import type { Change } from '../document/change.ts';
import { changeHeader } from '../document/nodeCommands.ts';

export function keepTest(document: FlowDocument, test: FlowTest): Change {
  return changeHeader(document, { tests: [...(document.tests ?? []), test] });
}

export function renameTest(document: FlowDocument, id: string, name: string): Change {
  const tests = (document.tests ?? []).map((test) => (test.id === id ? { ...test, name } : test));
  return changeHeader(document, { tests });
}

export function removeTest(document: FlowDocument, id: string): Change {
  return changeHeader(document, { tests: (document.tests ?? []).filter((test) => test.id !== id) });
}
