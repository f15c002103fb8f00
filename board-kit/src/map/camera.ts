export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where a map lies in its window: the upper left corner in pixels, and how many pixels a unit has. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The window in pixels, and the map that is seen in it, in its own units. */
export interface Room extends Size {
  readonly map: Size;
}

/** The most pixels for a unit: a space of a map, about a hundred units wide, is then as wide as a hand. */
export const CLOSEST = 1.6;

/** The zoom at which the whole map is seen. */
export const wholeZoom = ({ width, height, map }: Room): number =>
  Math.min(CLOSEST, Math.max(0.1, Math.min((width - MARGIN) / map.width, (height - MARGIN) / map.height)));

/** Pixels of wood that stay around the map, so that its rim is seen. */
const MARGIN = 24;

/** The whole map in the middle. */
export const fit = (room: Room): Camera => bounded({ zoom: wholeZoom(room), x: 0, y: 0 }, room);

/** Brings a camera within its bounds: not too near, not too far, and never off the map. */
export function bounded({ x, y, zoom }: Camera, room: Room): Camera {
  const within = Math.min(Math.max(zoom, wholeZoom(room)), CLOSEST);
  return {
    x: slide(x, room.map.width * within, room.width),
    y: slide(y, room.map.height * within, room.height),
    zoom: within,
  };
}

/** What is smaller than its room stands in the middle; what is larger covers it. */
function slide(at: number, size: number, room: number): number {
  if (size + MARGIN <= room + 1) return (room - size) / 2;
  return Math.min(MARGIN, Math.max(at, room - size - MARGIN));
}

export const pan = (camera: Camera, by: Point, room: Room): Camera =>
  bounded({ ...camera, x: camera.x + by.x, y: camera.y + by.y }, room);

/** Zooms by a factor; the point of the window stays over the same land. */
export function zoomAt(camera: Camera, factor: number, at: Point, room: Room): Camera {
  const zoom = Math.min(Math.max(camera.zoom * factor, wholeZoom(room)), CLOSEST);
  const land = toLand(camera, at);
  return bounded({ zoom, x: at.x - land.x * zoom, y: at.y - land.y * zoom }, room);
}

/** The point of the map that is seen at a point of the window. */
export const toLand = ({ x, y, zoom }: Camera, at: Point): Point => ({
  x: (at.x - x) / zoom,
  y: (at.y - y) / zoom,
});

export const toWindow = ({ x, y, zoom }: Camera, land: Point): Point => ({
  x: x + land.x * zoom,
  y: y + land.y * zoom,
});

/** Looks at a point of the map. */
export const lookAt = (land: Point, zoom: number, room: Room): Camera =>
  bounded({ zoom, x: room.width / 2 - land.x * zoom, y: room.height / 2 - land.y * zoom }, room);

/** Moves as little as needed for all of a box to be seen; steps back when it is too large, but not below `least`. */
export function show(camera: Camera, box: Box, room: Room, least = 0): Camera {
  const wide = room.width / (box.right - box.left);
  const high = room.height / (box.bottom - box.top);
  const zoom = Math.min(camera.zoom, Math.max(least, Math.min(wide, high)));
  const base = zoom < camera.zoom ? lookAt(middleOf(box), zoom, room) : camera;
  const from = toWindow(base, { x: box.left, y: box.top });
  const to = toWindow(base, { x: box.right, y: box.bottom });
  return pan(base, { x: nudge(from.x, to.x, room.width), y: nudge(from.y, to.y, room.height) }, room);
}

const middleOf = ({ left, right, top, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

const nudge = (from: number, to: number, room: number): number => {
  if (from < 0) return -from;
  return to > room ? room - to : 0;
};
