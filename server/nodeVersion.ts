/** The oldest Node that runs us, as in `engines` of package.json. */
export const oldestNode = '22.12';

/** A sentence if this version of Node, such as `v20.11.1`, is too old. */
export function problemOfNode(version: string): string | undefined {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode.split('.').map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined;
  return `Trunkline needs Node ${oldestNode} or newer, and this is Node ${version.replace('v', '')}.`;
}
