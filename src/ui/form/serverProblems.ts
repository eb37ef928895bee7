import { type FieldProblems, problemsOf } from './fieldProblem.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function faultsOf(error: unknown): { path: string; message: string }[] {
  if (!isObject(error) || !('code' in error) || !('info' in error) || !Array.isArray(error.info)) return [];
  const info: unknown[] = error.info;
  if (error.code === 'MISSING-FIELD') {
    return info.filter((name) => typeof name === 'string').map((path) => ({ path, message: 'required' }));
  }
  if (error.code !== 'INVALID-PAYLOAD') return [];
  return info.flatMap((fault) =>
    isObject(fault) && 'path' in fault && typeof fault.path === 'string'
      ? [{ path: fault.path, message: 'message' in fault ? String(fault.message) : '' }]
      : [],
  );
}

/**
 * The fields that the server rejects: the missing ones of MISSING-FIELD, the faulty ones of INVALID-PAYLOAD. Empty for
 * other failures.
 */
export function serverProblems(error: unknown, values: unknown): FieldProblems {
  const issues = faultsOf(error).map(({ path, message }) => ({ path: path.split('.'), message }));
  return problemsOf(issues, values);
}
