import type { IconName } from '../../ui/icon/iconPaths.ts';

export type CommandGroup = 'recent' | 'pages' | 'actions' | 'accounts' | 'numbers' | 'flows' | 'calls';

/** Something the palette can do: lead to a page, choose an account, change a setting. */
export interface Command {
  /** The same in every visit: by it the recent ones are known. */
  id: string;
  group: CommandGroup;
  label: string;
  icon: IconName;
  /** In small print beside the label; searched too. */
  detail?: string;
  /** Searched but not shown: the number without its spaces, another name. */
  also?: string;
  /** Keys that do the same, each shown as a key. */
  keys?: readonly string[];
  /** Found by the server: shown as it came, whatever was typed. */
  found?: boolean;
  run: () => void;
}
