export type { TokenMark } from './cells.ts';
export { drawLayout } from './draw.ts';
export { DrawingError } from './error.ts';
export { type Drawing, type DrawnFigure, type DrawnToken, readDrawing } from './read.ts';
