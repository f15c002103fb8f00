export { drawLayout } from './draw.ts';
export { DrawingError } from './error.ts';
export { type Drawing, type DrawnFigure, type DrawnToken, readDrawing, type TokenMark } from './read.ts';
