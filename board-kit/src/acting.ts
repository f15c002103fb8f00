import type { About, Answer, ChoiceView, Option } from '@questwright/kernel';

/** What a thing on the board has to do with the pending choice. */
export interface Lit {
  readonly lit: boolean;
  readonly options: readonly Option[];
  /** Whether one of its options is under the pointer or has the focus, here or in the list. */
  readonly hot: boolean;
  readonly picked: boolean;
  /** Which it is among those picked, from 1, where the order counts; otherwise 0. */
  readonly ordinal: number;
  readonly hinted: boolean;
}

export interface ActingHooks {
  answer(answer: Answer): void;
  /** Whether to ask once more before this option is taken. */
  mustConfirm(option: Option): boolean;
}

/** The pending choice while a person makes up their mind: what is lit, pointed at, picked and to be confirmed. */
export class Acting {
  readonly #hooks: ActingHooks;
  readonly #listeners = new Set<() => void>();
  readonly #cache = new Map<string, Lit>();
  #byAbout = new Map<string, Option[]>();
  #choice: ChoiceView | null = null;
  #picked: readonly string[] = [];
  #hot: string | null = null;
  #confirming: Option | null = null;
  #hinted: readonly string[] = [];
  #menu: ActionMenu | null = null;
  /** What is to be taken after this, one after the other: see `follow`. */
  #way: Way | null = null;
  /** Set from an answer to the next choice, so that a second click does nothing. */
  #answered = 0;
  #telling: ReturnType<typeof setTimeout> | undefined;

  constructor(hooks: ActingHooks) {
    this.#hooks = hooks;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly choice = (): ChoiceView | null => this.#choice;
  readonly picked = (): readonly string[] => this.#picked;
  readonly hot = (): string | null => this.#hot;
  readonly confirming = (): Option | null => this.#confirming;
  readonly hinted = (): readonly string[] => this.#hinted;
  readonly menu = (): ActionMenu | null => this.#menu;

  /** Sets the pending choice of the seat; null when it is not asked. */
  ask(choice: ChoiceView | null): void {
    if (choice === this.#choice) return;
    const isSame = choice !== null && choice.n === this.#choice?.n;
    this.#choice = choice;
    this.#byAbout = new Map();
    for (const option of choice?.options ?? []) {
      for (const key of keysOfAbout(option.about ?? {})) {
        const known = this.#byAbout.get(key);
        if (known) known.push(option);
        else this.#byAbout.set(key, [option]);
      }
    }
    if (!isSame) this.#forget();
    this.#tellSoon();
    if (choice && !isSame && this.#way) setTimeout(() => this.#goOn());
  }

  /**
   * Takes these options one after the other, each in a choice of its own: a walk, for example. It ends as soon as
   * something else is asked, or the next of them is not offered. What comes later may belong to other topics.
   */
  follow(ids: readonly Next[], topics: readonly string[] = []): void {
    this.#way = { ids, topics: [this.#choice?.topic, ...topics] };
    this.#goOn();
  }

  #goOn(): void {
    const way = this.#way;
    const choice = this.#open();
    if (!way || !choice) return;
    const [id, ...rest] = way.ids;
    const option = way.topics.includes(choice.topic)
      ? choice.options?.find((offered) => isNext(offered, id!))
      : undefined;
    this.#way = null;
    if (!option) return;
    this.pick(option.id);
    if (rest.length > 0) this.#way = { ...way, ids: rest };
  }

  /** The answer was refused: it can be given again. */
  refused(): void {
    this.#answered = 0;
    this.#tell();
  }

  /** Takes an option: answers with it, or picks it where several are chosen. */
  pick(id: string): void {
    const choice = this.#open();
    const option = choice?.options?.find((offered) => offered.id === id);
    if (!choice || !option) return;
    this.#menu = null;
    this.#way = null;
    if (choice.kind === 'one') {
      this.#take(option);
      return;
    }
    if (this.#picked.includes(id)) this.#picked = this.#picked.filter((other) => other !== id);
    else if (choice.kind === 'some' && choice.max === 1) this.#picked = [id];
    else if (choice.kind === 'order' || this.#picked.length < choice.max!)
      this.#picked = [...this.#picked, id];
    this.#tell();
  }

  /** Whether what has been picked is an answer. */
  isComplete(): boolean {
    const choice = this.#choice;
    if (choice?.kind === 'order') return this.#picked.length === choice.options!.length;
    if (choice?.kind === 'some') return this.#picked.length >= choice.min!;
    return false;
  }

  /** Answers with what has been picked. */
  complete(): void {
    if (this.#open() && this.isComplete()) this.#answer(this.#picked);
  }

  /** Puts those that are left in the order in which they are offered. */
  pickRest(): void {
    if (this.#choice?.kind !== 'order') return;
    const ids = this.#choice.options!.map(({ id }) => id);
    this.#picked = [...this.#picked, ...ids.filter((id) => !this.#picked.includes(id))];
    this.#tell();
  }

  /** Moves a picked option up or down in the order. */
  shift(id: string, by: -1 | 1): void {
    const from = this.#picked.indexOf(id);
    const to = from + by;
    if (from < 0 || to < 0 || to >= this.#picked.length) return;
    const order = this.#picked.toSpliced(from, 1);
    this.#picked = order.toSpliced(to, 0, id);
    this.#tell();
  }

  answerAmount(amount: number): void {
    if (this.#open()?.kind === 'amount') this.#answer(amount);
  }

  confirm(): void {
    const option = this.#confirming;
    if (option && this.#open()) this.#answer(option.id);
  }

  /** Steps back from what was begun. False when there was nothing to step back from. */
  back(): boolean {
    this.#way = null;
    if (this.#menu) this.#menu = null;
    else if (this.#confirming) this.#confirming = null;
    else if (this.#picked.length > 0) this.#picked = this.#picked.slice(0, -1);
    else if (this.#hinted.length > 0) this.#hinted = [];
    else return false;
    this.#tell();
    return true;
  }

  point(id: string | null): void {
    if (id === this.#hot) return;
    this.#hot = id;
    this.#tellSoon();
  }

  /** Stops pointing at an option, unless another is pointed at by now. */
  unpoint(ids: readonly string[]): void {
    if (this.#hot !== null && ids.includes(this.#hot)) this.point(null);
  }

  hint(answer: Answer | null): void {
    this.#hinted = answer === null ? [] : Array.isArray(answer) ? answer : [String(answer)];
    this.#tell();
  }

  /** Does what a click on a thing means: its one option, or a menu of several. */
  act(options: readonly Option[], anchor: Element): void {
    if (options.length === 1) this.pick(options[0]!.id);
    else if (options.length > 1) {
      this.#menu = { options, anchor };
      this.#tell();
    }
  }

  optionsAbout(about: About): readonly Option[] {
    const [first, ...rest] = keysOfAbout(about);
    const options = (first && this.#byAbout.get(first)) || NONE;
    if (rest.length === 0) return options;
    return options.filter((option) => {
      const keys = keysOfAbout(option.about ?? {});
      return rest.every((key) => keys.includes(key));
    });
  }

  /** The same object as long as nothing about it has changed. */
  lit(about: About): Lit {
    const options = this.#open() ? this.optionsAbout(about) : NONE;
    if (options.length === 0) return UNLIT;
    const has = (ids: readonly string[]): boolean => options.some(({ id }) => ids.includes(id));
    const lit: Lit = {
      lit: true,
      options,
      hot: this.#hot !== null && has([this.#hot]),
      picked: has(this.#picked),
      ordinal: this.#choice?.kind === 'order' ? this.#picked.indexOf(options[0]!.id) + 1 : 0,
      hinted: has(this.#hinted),
    };
    const key = keysOfAbout(about).join(' ');
    const known = this.#cache.get(key);
    if (known && isSameLit(known, lit)) return known;
    this.#cache.set(key, lit);
    return lit;
  }

  #open(): ChoiceView | null {
    return this.#choice && this.#choice.n !== this.#answered ? this.#choice : null;
  }

  #take(option: Option): void {
    if (this.#confirming?.id === option.id || !this.#hooks.mustConfirm(option)) {
      this.#answer(option.id);
      return;
    }
    this.#confirming = option;
    this.#tell();
  }

  #answer(answer: Answer): void {
    this.#answered = this.#choice!.n;
    this.#hooks.answer(answer);
    this.#forget();
    this.#tellSoon();
  }

  #forget(): void {
    this.#picked = [];
    this.#hot = null;
    this.#confirming = null;
    this.#hinted = [];
    this.#menu = null;
    this.#cache.clear();
  }

  #tell(): void {
    clearTimeout(this.#telling);
    this.#telling = undefined;
    for (const listener of [...this.#listeners]) listener();
  }

  /** In a task of its own: all that glows is drawn anew then, and not while the click or the frame goes on. */
  #tellSoon(): void {
    this.#telling ??= setTimeout(() => this.#tell());
  }
}

/** Options to take one after the other, as long as the same is asked. */
interface Way {
  readonly ids: readonly Next[];
  readonly topics: readonly (string | undefined)[];
}

/** An option that is to be taken: by its id, or the first one that fits. */
export type Next = string | ((option: Option) => boolean);

const isNext = (option: Option, next: Next): boolean =>
  typeof next === 'string' ? option.id === next || option.id.startsWith(`${next}+`) : next(option);

/** The options of one thing, to choose from where it lies. */
export interface ActionMenu {
  readonly options: readonly Option[];
  readonly anchor: Element;
}

/** `{ card: 12 }` as `card:12`, the form in which elements carry it in `data-about`; each of several by itself. */
export const keysOfAbout = (about: About): string[] =>
  Object.entries(about).flatMap(([what, which]) => [which].flat().map((one) => `${what}:${one}`));

const NONE: readonly Option[] = [];
const UNLIT: Lit = { lit: false, options: NONE, hot: false, picked: false, ordinal: 0, hinted: false };

const isSameLit = (a: Lit, b: Lit): boolean =>
  a.hot === b.hot &&
  a.picked === b.picked &&
  a.ordinal === b.ordinal &&
  a.hinted === b.hinted &&
  a.options.length === b.options.length &&
  a.options.every((option, i) => option === b.options[i]);
