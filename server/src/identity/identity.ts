import type { PersonInfo, SessionInfo } from '../../protocol/index.ts';
import { digest, newId } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import type { People } from '../storage/people.ts';
import { NEVER, opens, seal } from './passphrase.ts';

/** Who somebody is, and by which session they are known. */
export interface Known {
  readonly person: PersonInfo;
  readonly session: string;
  /** When they were seen last, as far as that is stored. */
  readonly seen: number;
}

const MAX_AGENT = 200;
/** How exactly it is stored when somebody was seen last: looking in must not write to the disk each time. */
const SEEN_WITHIN_MS = 10 * 60_000;

/** Guests, accounts and the sessions in which they are used. A session's token is known to its browser only. */
export class Identity {
  readonly #people: People;
  readonly #now: () => number;

  constructor(people: People, now: () => number) {
    this.#people = people;
    this.#now = now;
  }

  async know(token: string | null): Promise<Known | null> {
    if (token === null) return null;
    const session = digest(token);
    const found = await this.#people.session(session);
    return found && { ...found, session };
  }

  /** A new guest. */
  async arrive(name: string, agent: string): Promise<{ person: PersonInfo; token: string }> {
    const person: PersonInfo = { id: newId(), name, account: null };
    await this.#people.insert(person.id, name);
    return { person, token: await this.#openSession(person.id, agent) };
  }

  async rename(known: Known, name: string): Promise<PersonInfo> {
    await this.#people.rename(known.person.id, name);
    return { ...known.person, name };
  }

  async claim({ person }: Known, account: string, passphrase: string): Promise<PersonInfo> {
    if (person.account !== null) throw new Refusal('already-claimed', 'You have an account already.');
    if (!(await this.#people.claim(person.id, account, await seal(passphrase)))) {
      throw new Refusal('account-taken', 'This account name is taken.');
    }
    return { ...person, account };
  }

  async logIn(
    account: string,
    passphrase: string,
    agent: string,
  ): Promise<{ person: PersonInfo; token: string }> {
    const found = await this.#people.account(account);
    // The time it takes must not tell whether there is such an account.
    const right = await opens(passphrase, found?.passphrase ?? NEVER);
    const person = found && right ? await this.#people.find(found.person) : null;
    if (!person) throw new Refusal('wrong-passphrase', 'There is no such account with this passphrase.');
    return { person, token: await this.#openSession(person.id, agent) };
  }

  async #openSession(person: string, agent: string): Promise<string> {
    const token = newId();
    await this.#people.openSession(digest(token), person, agent.slice(0, MAX_AGENT));
    return token;
  }

  sessions({ person, session }: Known): Promise<SessionInfo[]> {
    return this.#people.sessions(person.id, session);
  }

  /** Ends a session: whoever holds its cookie is nobody from now on. */
  close({ person }: Known, session: string): Promise<boolean> {
    return this.#people.closeSession(session, person.id);
  }

  /** Notes that somebody is here. */
  async touch({ session, seen }: Known): Promise<void> {
    if (Math.abs(this.#now() - seen) >= SEEN_WITHIN_MS) await this.#people.touchSession(session);
  }
}
