import type { Variable } from '#flows/core/variables.ts';

const ours: Readonly<Record<string, Variable>> = {
  'contact.channel.address': 'caller',
  'trigger.call.From': 'caller',
  'trigger.call.Caller': 'caller',
  'trigger.call.CallerName': 'callerName',
  'trigger.call.FromCity': 'area',
  'trigger.call.Called': 'number',
  'trigger.call.To': 'number',
  'flow.channel.address': 'number',
};

const liquid = /\{\{((?:(?!\}\}|\{\{).)*)\}\}|\{%((?:(?!%\}|\{%).)*)%\}/gs;

/**
 * A text with Studio's variables as our placeholders. What we don't have stays as an unknown placeholder, which has to be
 * replaced before the flow can be published.
 */
export function fromLiquid(text: string): { text: string; unknown: string[] } {
  const unknown = new Set<string>();
  const written = text.replaceAll(liquid, (_, output?: string, tag?: string) => {
    const name = (output ?? tag ?? '').trim().split(/[\s|{}]/)[0] ?? '';
    const known = output !== undefined && output.trim() === name ? variableOf(name) : undefined;
    if (known === undefined) unknown.add(name);
    return `{{${known ?? (name || '?')}}}`;
  });
  return { text: written, unknown: [...unknown] };
}

/** Our placeholder for what a single variable stands for. */
export function variableOf(name: string): Variable | undefined {
  return Object.hasOwn(ours, name) ? ours[name] : undefined;
}

/** The variable if the text is nothing else: `{{trigger.call.From}}`. */
export function onlyVariable(text: string): string | undefined {
  return /^\{\{([^{}|]*)\}\}$/.exec(text.trim())?.[1]?.trim() || undefined;
}
