import type { AccountWorld } from '#values/flow/accountWorld.ts';
import type { FlowNode } from '#values/flow/document.ts';
import { mapPlayedFiles } from '../audioFilesIn.ts';
import type { FlowPart, ReferenceNames } from './flowText.ts';

/** What steps refer to and the account lacks; `name` is null if the text does not tell it. */
export interface Lacking {
  kind: 'flow' | 'location' | 'audioFile' | 'tag';
  name: string | null;
}

type Account = Pick<AccountWorld, 'flows' | 'locations' | 'audioFiles' | 'tags'>;

/**
 * Makes steps from elsewhere refer to what the account has: the same flow, location routing or audio file, or else the only one of
 * that name. Other references are emptied and returned, each once.
 */
export function bindReferences<Part extends Pick<FlowPart, 'nodes'>>(
  part: Part,
  names: ReferenceNames,
  { flows, locations, audioFiles, tags }: Account,
): { part: Part; lacking: Lacking[] } {
  const lacking = new Map<string, Lacking>();
  const lack = (one: Lacking): void => void lacking.set(`${one.kind} ${one.name}`, one);
  const bind = (
    kind: 'flow' | 'location' | 'audioFile',
    id: unknown,
    own: readonly Owned[],
    known: Readonly<Record<string, string>>,
  ) => {
    if (typeof id !== 'string' || id === '' || own.some((each) => each.id === id)) return id;
    const name = Object.hasOwn(known, id) ? known[id] : undefined;
    const [match, another] = own.filter((each) => each.name === name);
    if (match && !another) return match.id;
    lack({ kind, name: name ?? null });
    return '';
  };
  const bindAudio = (id: string) => String(bind('audioFile', id, audioFiles, names.audioFiles));
  const bindTags = (named: unknown) => {
    if (!Array.isArray(named)) return named;
    return named.filter((tag) => {
      const isKnown = typeof tag !== 'string' || tags.includes(tag);
      if (!isKnown) lack({ kind: 'tag', name: tag });
      return isKnown;
    });
  };
  const nodes = part.nodes.map((node): FlowNode => {
    const settings = mapPlayedFiles(node.settings, bindAudio);
    const { flow, location, tags: named } = settings;
    const bound = {
      ...(flow !== undefined && { flow: bind('flow', flow, flows, names.flows) }),
      ...(location !== undefined && { location: bind('location', location, locations, names.locations) }),
      ...(named !== undefined && { tags: bindTags(named) }),
    } as FlowNode['settings'];
    return { ...node, settings: { ...settings, ...bound } };
  });
  return { part: { ...part, nodes }, lacking: [...lacking.values()] };
}

interface Owned {
  id: string;
  name: string;
}

/** The names of the account's flows, location routings and audio files, for texts that leave it. */
export function referenceNames({
  flows,
  locations,
  audioFiles,
}: Pick<Account, 'flows' | 'locations' | 'audioFiles'>): ReferenceNames {
  const byId = (owned: readonly Owned[]) => Object.fromEntries(owned.map(({ id, name }) => [id, name]));
  return { flows: byId(flows), locations: byId(locations), audioFiles: byId(audioFiles) };
}
