import type { ErrorCode } from '../../protocol/index.ts';
import type { Caller } from '../quotas/caller.ts';
import type { TableCommand, TableEvent } from '../table/port.ts';

/** What servers tell each other. A port is one room's end of its way to a table on another server. */
export type ServerMail =
  // From the server of the room to the server of the table
  | {
      readonly kind: 'attach';
      readonly from: string;
      readonly call: string;
      readonly port: string;
      readonly match: string;
    }
  | {
      readonly kind: 'call';
      readonly from: string;
      readonly call: string;
      readonly port: string;
      readonly ask: PortCall;
    }
  | {
      readonly kind: 'here';
      readonly port: string;
      readonly persons: readonly string[];
      readonly eyes: readonly number[];
    }
  | { readonly kind: 'detach'; readonly port: string }
  | { readonly kind: 'drop'; readonly from: string; readonly call: string; readonly match: string }
  // And back
  | { readonly kind: 'event'; readonly port: string; readonly event: TableEvent }
  | { readonly kind: 'reply'; readonly call: string; readonly give: unknown }
  | { readonly kind: 'refusal'; readonly call: string; readonly code: ErrorCode; readonly message: string }
  // To everybody
  | { readonly kind: 'lobby-changed' }
  | { readonly kind: 'campaign-changed'; readonly campaign: string }
  | { readonly kind: 'session-ended'; readonly session: string };

/** What a room asks of a table, when it wants an answer. */
export type PortCall =
  | { readonly method: 'command'; readonly caller: Caller; readonly command: TableCommand }
  | {
      readonly method: 'catchUp';
      readonly caller: Caller;
      readonly eyes: number;
      readonly version: number | null;
    }
  | { readonly method: 'chat' }
  | { readonly method: 'file'; readonly caller: Caller };
