/** For the search input of a list that is always open; react-aria adds `aria-controls`. */
export const alwaysOpen = { role: 'combobox', 'aria-expanded': true } as const;
