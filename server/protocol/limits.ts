/** The version of the protocol. A client that speaks another one is told so and turned away. */
export const PROTOCOL = 2;

/** Where on the server the socket is opened. */
export const SOCKET_PATH = '/ws';

/** The longest message that a client may send, in bytes. */
export const MESSAGE_BYTES = 16 * 1024;

/** The longest options of a match, in characters of JSON. */
export const MAX_OPTIONS = MESSAGE_BYTES;

export const MAX_SEATS = 8;
export const MAX_NAME = 40;
export const MAX_CHAT = 500;
/** After how many seconds windows may pass by themselves. */
export const LEAST_PATIENCE = 5;
export const MOST_PATIENCE = 600;
export const MIN_PASSPHRASE = 8;
export const MAX_PASSPHRASE = 200;
