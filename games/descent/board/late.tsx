import { type ComponentType, createElement, lazy, Suspense } from 'react';

/** A part of the board that most matches do not show: it is loaded when it is shown for the first time. */
function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return (props) => <Suspense fallback={null}>{createElement(Part, props)}</Suspense>;
}

export const CampaignPhase = late(async () => (await import('./campaign/phase.tsx')).CampaignPhase);
export const Party = late(async () => (await import('./campaign/party.tsx')).Party);
export const LegendPanel = late(async () => (await import('./panel/legend.tsx')).LegendPanel);
export const Over = late(async () => (await import('./over.tsx')).Over);
