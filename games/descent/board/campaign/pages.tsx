import type { BoardProps, PartyProps } from '@questwright/board-kit';
import { lazy, Suspense } from 'react';

/* The pages of a campaign are loaded when somebody comes to them: most matches have none. */

const LazyPhase = lazy(async () => ({ default: (await import('./phase.tsx')).CampaignPhase }));
const LazyParty = lazy(async () => ({ default: (await import('./party.tsx')).Party }));

export const CampaignPhase = (props: BoardProps) => (
  <Suspense fallback={null}>
    <LazyPhase {...props} />
  </Suspense>
);

export const Party = (props: PartyProps) => (
  <Suspense fallback={null}>
    <LazyParty {...props} />
  </Suspense>
);
