import { lineText } from './lineText.ts';

/** The name of a call tag. Calls hold names, so that they keep them when a tag is deleted. */
export const TagName = lineText(60).min(1);
