import { botOf, type GamePackage, levelsOf } from '@questwright/games';
import {
  type Answer,
  AnswerError,
  adviceOf,
  type Bot,
  type Choice,
  checkAnswer,
  createRandom,
  type Match,
  type Random,
  RuleError,
  randomAnswer,
  renderLog,
  type Speaker,
  seatOf,
} from '@questwright/kernel';
import { type ExitCode, FAILED, type Io, OK } from '../io.ts';
import { speakerFor } from '../speaker.ts';
import { describeAdvice } from './advice.ts';
import { howToAnswer, type Offer, offerOf, onlyAnswer, readAnswer } from './answers.ts';
import type { Lines } from './lines.ts';
import { describeView } from './screen.ts';
import { keep, keepText } from './store.ts';

/** The seat of the person at the keyboard. */
const PERSON = 0;

const HELP = `  number   take that option (or type the beginning of its text)
  h        a hint: what the strongest bot would do, and why
  u        undo your last choice
  l        the whole log
  v        the table again
  ?        this help
  q        save and quit
`;

export interface SessionSetup {
  readonly io: Io;
  readonly lines: Lines;
  readonly found: GamePackage;
  readonly match: Match;
  /** Those who play the other seats, in turn. */
  readonly bots: readonly Bot[];
  readonly file: string;
  readonly rules: boolean;
}

/** A person plays a match at the terminal, against bots. */
export class Session {
  readonly #io: Io;
  readonly #lines: Lines;
  readonly #match: Match;
  readonly #setup: SessionSetup;
  readonly #bots: Bot[];
  readonly #speaker: Speaker;
  readonly #random: Random;
  #logShown = 0;
  #tableShown = '';

  constructor(setup: SessionSetup) {
    const { io, lines, match, bots } = setup;
    this.#setup = setup;
    this.#io = io;
    this.#lines = lines;
    this.#match = match;
    this.#bots = match.setup.seats.map((_, seat) => bots[Math.max(0, seat - 1) % bots.length]!);
    this.#speaker = speakerFor(match);
    this.#random = createRandom(`${match.setup.seed}/bots/${match.count}`);
  }

  /** Plays until the match is over, the person leaves, or the rules fail while a bot plays. */
  async play(): Promise<ExitCode> {
    let code: ExitCode = OK;
    for (;;) {
      keep(this.#match, this.#setup.file);
      const { choice } = this.#match;
      if (!choice) break;
      if (choice.seat === PERSON) {
        if (!(await this.#personAnswers(choice))) break;
      } else if (!(await this.#botAnswers(choice))) {
        code = FAILED;
        break;
      }
    }
    this.#showLog();
    const { over } = this.#match;
    if (over) this.#say(`\n${this.#speaker.sentence(over.text)}`);
    const { file } = this.#setup;
    this.#say(`The game is saved as ${file}${over ? '.' : `; go on with --load ${file}`}`);
    return code;
  }

  /** False when the rules fail. */
  async #botAnswers(choice: Choice): Promise<boolean> {
    const bot = this.#bots[choice.seat]!;
    try {
      const answer = await this.#answerOf(bot, choice);
      this.#match.answer(choice.seat, answer);
      return true;
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      this.#keepFault(error);
      return false;
    }
  }

  /** A bot's answer, or some legal one if it has none. */
  async #answerOf(bot: Bot, choice: Choice): Promise<Answer> {
    try {
      const answer = await bot.answer(seatOf(this.#match, choice, this.#random));
      checkAnswer(choice, answer);
      return answer;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      this.#io.err(`The bot "${bot.name}" failed (${why}); chance answers in its place.\n`);
      return randomAnswer(choice, this.#random);
    }
  }

  #keepFault({ message, file }: RuleError): void {
    const path = `${this.#setup.file}.fault`;
    if (file !== undefined) keepText(file, path);
    this.#io.err(`${message} Nothing was changed; please report it with the file ${path}\n`);
  }

  /** False when the person leaves. */
  async #personAnswers(choice: Choice): Promise<boolean> {
    this.#showLog();
    this.#showTable();
    const offer = offerOf(choice, this.#speaker);
    this.#showOffer(offer);
    const only = onlyAnswer(choice);
    if (only !== undefined) {
      this.#say('  (the only choice)');
      this.#match.answer(PERSON, only);
      return true;
    }
    for (;;) {
      this.#io.out(`[${howToAnswer(offer)}; ? for help] > `);
      const line = await this.#lines.next();
      if (line === null) this.#say('');
      if (line === null || line.trim() === 'q') return false;
      if (await this.#obeys(line.trim(), offer)) return true;
    }
  }

  /** Does what a line says; true when the match has moved. */
  async #obeys(line: string, offer: Offer): Promise<boolean> {
    switch (line) {
      case '?':
        this.#io.out(HELP);
        return false;
      case 'l':
        this.#logShown = 0;
        this.#showLog();
        return false;
      case 'v':
        this.#tableShown = '';
        this.#showTable();
        this.#showOffer(offer);
        return false;
      case 'h':
        return this.#hint(offer);
      case 'u':
        return this.#undo();
      default:
        return this.#takes(line, offer);
    }
  }

  /** A hint changes nothing in the match. */
  async #hint({ choice, options }: Offer): Promise<boolean> {
    const { found } = this.#setup;
    const bot = botOf(found, levelsOf(found).strongest);
    for (const line of describeAdvice(
      await adviceOf(bot, seatOf(this.#match, choice, this.#random)),
      options,
      this.#speaker,
    ))
      this.#say(line);
    return false;
  }

  #takes(line: string, offer: Offer): boolean {
    const read = readAnswer(offer, line);
    if ('wrong' in read) {
      this.#say(read.wrong);
      return false;
    }
    try {
      this.#match.answer(PERSON, read.answer);
      return true;
    } catch (error) {
      if (error instanceof AnswerError) this.#say(error.message);
      else if (error instanceof RuleError) this.#keepFault(error);
      else throw error;
      return false;
    }
  }

  /** Bots always agree to an undo. If something was learned, the person is only told so. */
  async #undo(): Promise<boolean> {
    const can = this.#match.undoable(PERSON);
    if (can === 'nothing-to-undo') {
      this.#say('You have made no choice yet.');
      return false;
    }
    if (can === 'needs-consent') {
      this.#io.out(
        'Something has happened or become known since. The bots do not mind. Take it back? [y/n] > ',
      );
      if ((await this.#lines.next())?.trim().toLowerCase() !== 'y') return false;
    }
    this.#match.undo(PERSON, { consent: true });
    this.#logShown = Math.min(this.#logShown, this.#match.log.length);
    this.#say('Taken back.');
    return true;
  }

  #showLog(): void {
    const entries = this.#match.logFor(PERSON, this.#logShown);
    this.#logShown = this.#match.log.length;
    for (const entry of entries)
      this.#say(`· ${renderLog(this.#speaker, entry, { rules: this.#setup.rules })}`);
  }

  /** Shows what the person sees, if it has changed. */
  #showTable(): void {
    const view = this.#match.view(PERSON);
    const { terminal } = this.#setup.found;
    const table = (terminal ? terminal(view, this.#speaker) : describeView(this.#match, view)).join('\n');
    if (table === this.#tableShown) return;
    this.#tableShown = table;
    this.#say(`\n${table}\n`);
  }

  #showOffer({ choice, options }: Offer): void {
    const { seats } = this.#match.setup;
    this.#say(`${seats[PERSON]}: ${this.#speaker.sentence(choice.prompt)}`);
    for (const { number, text } of options) this.#say(`${number.padStart(4)}  ${text}`);
    for (const { text, reason, rule } of choice.closed?.() ?? []) {
      this.#say(`   x  ${this.#speaker.say(text)}: ${this.#speaker.say(reason)} · ${rule}`);
    }
  }

  #say(line: string): void {
    this.#io.out(`${line}\n`);
  }
}
