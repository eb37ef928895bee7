import { tokens } from '../../api/client/tokens.ts';

const key = 'openedFlows';
const most = 50;

/** Where the flow of a number is: the account and the flow's id. */
export interface FlowPlace {
  account: number;
  id: string;
}

type Entry = readonly [number: string, place: FlowPlace];

const read = () => JSON.parse(window.localStorage.getItem(key) ?? '[]') as Entry[];

tokens.subscribe(({ type }) => {
  if (type === 'forgotten') window.localStorage.removeItem(key);
});

/** The flows that were last opened in this browser, by their number's id. A guess: a number may have another flow by now. */
export const openedFlows = {
  of: (number: string): FlowPlace | undefined => read().find(([each]) => each === number)?.[1],
  keep(number: string, place: FlowPlace): void {
    const others = read().filter(([each]) => each !== number);
    window.localStorage.setItem(key, JSON.stringify([[number, place], ...others].slice(0, most)));
  },
};
