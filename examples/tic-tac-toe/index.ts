export { game } from './rules/index.ts';
export { terminal } from './terminal.ts';
