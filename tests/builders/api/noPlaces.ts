import type { PostcodePlaces } from '../../../server/kernel/outside/postcodePlaces.ts';

/** Knows the place of no postcode. */
export const noPlaces: PostcodePlaces = { of: () => Promise.resolve(new Map()) };
