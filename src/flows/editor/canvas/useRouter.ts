import { createContext, useMemo, useState } from 'react';
import type { CardNode } from '../card/card.ts';
import { boxOf } from './boxOf.ts';
import { createRouter, type Router } from './router.ts';

/** Routes edges around the cards; its identity changes when cards have come to rest elsewhere. */
export const RouterContext = createContext<Router | null>(null);

/** The router for the cards where they last rested; while one is dragged, only its own edges follow it. */
export function useRouter(nodes: readonly CardNode[], atRest: boolean): Router {
  const places = useMemo(() => (atRest ? placesOf(nodes) : null), [nodes, atRest]);
  const [routed, setRouted] = useState(() => ({ places, router: routerFor(nodes) }));
  if (places === null || places === routed.places) return routed.router;
  const next = { places, router: routerFor(nodes) };
  setRouted(next);
  return next.router;
}

const routerFor = (nodes: readonly CardNode[]) => createRouter(nodes.map(boxOf));

const placesOf = (nodes: readonly CardNode[]) =>
  nodes.map(({ id, position, height }) => `${id} ${position.x} ${position.y} ${height}`).join();
