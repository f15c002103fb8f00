/** What a table needs to host a board, besides what boards are made of. */
export { Acting, type ActingHooks, type ActionMenu, keysOfAbout } from './acting.ts';
export { showsText } from './card.tsx';
export { kitLanguages } from './english.ts';
export { afterFrame } from './frames/after-frame.ts';
export { useDealt } from './frames/use-dealt.ts';
export { GenericBoard, GenericHand, handOf } from './generic/generic-board.tsx';
export { GenericParty } from './generic/generic-party.tsx';
export { type Kit, KitProvider } from './kit.tsx';
export { MomentScene, PassingMoments } from './moment-scene.tsx';
export { momentManners, newestOf, newLines, timeOf } from './moments.ts';
export { Moving } from './moving.tsx';
export { putBeside } from './put-beside.ts';
