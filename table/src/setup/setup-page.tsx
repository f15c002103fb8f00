import { type GameBox, hueClass, type SeatPlan, type SetupValues } from '@questwright/board-kit';
import type { BotLevels } from '@questwright/games';
import { MAX_CAMPAIGN_NAME } from '@questwright/kernel';
import { useEffect, useMemo, useState } from 'react';
import { botName } from '../play/bot-name.ts';
import { worker } from '../play/local/client.ts';
import type { NewMatch } from '../play/local/house.ts';
import { onlineCampaigns, onlineSeats } from '../play/online/campaigns.ts';
import { useMe } from '../play/online/identity.ts';
import { useServerCampaigns } from '../play/online/use-server-campaigns.ts';
import { prefer } from '../prefs/preferences.ts';
import { Link } from '../route/link.tsx';
import { navigate, to } from '../route/router.ts';
import { boxSpeaker, loadBoard } from '../shelf/shelf.ts';
import { type TextKey, t } from '../texts/texts.ts';
import { Page } from '../ui/page.tsx';
import { createOnline } from './create-online.ts';
import { Fields } from './fields.tsx';
import { localSeats, personName } from './quick.ts';
import { Seats } from './seats.tsx';
import { fittedValues, initialValues, optionsOf } from './values.ts';

/** Where a match is set up: who plays, and how. */
export function SetupPage({ box }: { box: GameBox }) {
  const [levels, setLevels] = useState<BotLevels>(ANY_BOT);
  const [seats, setSeats] = useState<readonly SeatPlan[]>(box.setup.quick.seats);
  const [values, setValues] = useState<SetupValues>(() => initialValues(box, box.setup.quick.seats.length));
  const [openHands, setOpenHands] = useState(false);
  const [hasCampaigns, setHasCampaigns] = useState(false);
  const [wantsCampaign, setWantsCampaign] = useState(true);
  const [campaignName, setCampaignName] = useState(t('campaign.first-name', { game: box.name }));
  const [listed, setListed] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const say = useMemo(() => boxSpeaker(box), [box]);

  useEffect(() => {
    worker.call('levels', box.id).then(setLevels, (error: Error) => setProblem(error.message));
    worker.call('hasCampaigns', box.id).then(setHasCampaigns, () => {});
    void loadBoard(box.id).catch(() => {});
  }, [box]);

  const { me } = useMe();
  const onServer = useServerCampaigns(box.id);
  const isOnline = seats.some(({ kind }) => kind === 'open');
  const people = seats.filter(({ kind }) => kind === 'person').length;
  const canBeCampaign = hasCampaigns && (!isOnline || onServer === true);
  /** Said by what was chosen, or asked. */
  const said = box.setup.campaign?.(values);
  const asCampaign = said ?? wantsCampaign;
  /** A campaign was chosen that nobody would keep: no single match begins in its place. */
  const isUnkept = hasCampaigns && said === true && isOnline && onServer === false;
  const start = (): void => {
    setBusy(true);
    setProblem(null);
    const local = localSeats(seats, levels);
    const firstPerson = seats.find((plan) => plan.kind === 'person');
    if (firstPerson?.name) prefer({ name: firstPerson.name });
    const options = optionsOf(box, values, seats.length);
    const made = isOnline
      ? (canBeCampaign && asCampaign
          ? onlineCampaigns.create(
              box.id,
              campaignName,
              options,
              onlineSeats(seats, levels.strongest, (seat) => personName(seats, seat)),
            )
          : createOnline(box.id, options, seats, levels, listed)
        ).then(to.online)
      : createHere({ game: box.id, options, seats: local, openHands }).then(to.here);
    made
      .then((place) => navigate(place))
      .catch((error: Error) => {
        setBusy(false);
        setProblem(error.message);
      });
  };
  const createHere = async (match: NewMatch): Promise<string> => {
    if (!hasCampaigns || !asCampaign) return worker.call('create', match);
    return (await worker.call('createCampaign', { ...match, name: campaignName })).match;
  };
  const resize = (plans: readonly SeatPlan[]): void => {
    setSeats(plans);
    setValues((old) => fittedValues(box, old, plans.length));
  };

  return (
    <Page title={t('setup.title', { game: box.name })} narrow>
      <form
        className={`setup ${hueClass(box.hue)}`}
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <Seats
          box={box}
          say={say}
          seats={seats}
          values={values}
          levels={levels}
          online={me !== undefined}
          onChange={resize}
        />
        <Fields
          box={box}
          say={say}
          names={seats.map((_, seat) => seatName(seats, seat))}
          values={values}
          onChange={setValues}
        />
        {isOnline && !(canBeCampaign && asCampaign) && (
          <label className="check slate">
            <input type="checkbox" checked={listed} onChange={({ target }) => setListed(target.checked)} />
            <span>
              {t('setup.listed')}
              <span className="quiet">{t('setup.listed-text')}</span>
            </span>
          </label>
        )}
        {people > 1 && !isOnline && (
          <label className="check slate">
            <input
              type="checkbox"
              checked={openHands}
              onChange={({ target }) => setOpenHands(target.checked)}
            />
            <span>
              {t('setup.open-hands')}
              <span className="quiet">{t('setup.open-hands-text')}</span>
            </span>
          </label>
        )}
        {canBeCampaign && said !== false && (
          <div className="slate setup-campaign">
            {said === undefined && (
              <label className="check">
                <input
                  type="checkbox"
                  checked={asCampaign}
                  onChange={({ target }) => setWantsCampaign(target.checked)}
                />
                <span>
                  {t('campaign.as-campaign')}
                  <span className="quiet">{t('campaign.as-campaign-text')}</span>
                </span>
              </label>
            )}
            {asCampaign && (
              <label className="campaign-name">
                {t('campaign.name')}
                <input
                  required
                  value={campaignName}
                  maxLength={MAX_CAMPAIGN_NAME}
                  onChange={({ target }) => setCampaignName(target.value)}
                />
              </label>
            )}
          </div>
        )}
        {isUnkept && <p className="notice">{t('campaign.not-on-server')}</p>}
        {problem && (
          <div className="notice" role="alert">
            {problem}
          </div>
        )}
        <div className="setup-go">
          <button type="submit" className="button button-ember button-large" disabled={busy || isUnkept}>
            {t(startText(isOnline, people, box))}
          </button>
          <Link href={to.rules(box.id)}>{t('box.rules')}</Link>
        </div>
      </form>
    </Page>
  );
}

/** What whoever sits there is called, as far as that is known. */
const seatName = (seats: readonly SeatPlan[], seat: number): string => {
  const plan = seats[seat]!;
  if (plan.kind === 'bot') return botName(seat);
  if (plan.kind === 'open') return t('setup.open');
  return plan.name || personName(seats, seat);
};

/** Until it is known which bots the game has. */
const ANY_BOT: BotLevels = { levels: ['random'], strongest: 'random' };

/** Where one person can play several seats, nobody says that the device goes around. */
const startText = (isOnline: boolean, people: number, { seats, players }: GameBox): TextKey => {
  if (isOnline) return 'setup.start-online';
  const isMaybeAlone = seats !== undefined && players.min === 1;
  if (people === 0) return 'setup.start-watch';
  return people > 1 && !isMaybeAlone ? 'setup.start-around' : 'setup.start';
};
