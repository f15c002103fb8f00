import { t } from '../texts/texts.ts';
import { Page } from '../ui/page.tsx';

/** Everybody whose icons are in the set, as its licence asks. */
const ICON_AUTHORS = [
  'Lorc',
  'Delapouite',
  'John Colburn',
  'Felbrigg',
  'John Redman',
  'Carl Olsen',
  'Sbed',
  'PriorBlue',
  'Willdabeast',
  'Viscious Speed',
  'Lord Berandas',
  'Irongamer',
  'HeavenlyDog',
  'Lucas',
  'Faithtoken',
  'Skoll',
  'Andy Meneely',
  'Cathelineau',
  'Kier Heyl',
  'Aussiesim',
  'Sparker',
  'Zeromancer',
  'Rihlsul',
  'Quoting',
  'Guard13007',
  'DarkZaitzev',
  'SpencerDub',
  'GeneralAce135',
  'Zajkonur',
  'Catsu',
  'Starseeker',
  'Pepijn Poolman',
  'Pierre Leducq',
  'Caro Asercion',
];

export function AboutPage() {
  return (
    <Page title={t('nav.about')} narrow>
      <div className="paper prose">
        <h2>{t('about.unofficial-title')}</h2>
        <p>{t('about.unofficial')}</p>
        <h2>{t('about.icons-title')}</h2>
        <p>
          {t('about.icons', { authors: { list: ICON_AUTHORS.map((name) => ['about.author', { name }]) } })}
        </p>
        <h2>{t('about.fonts-title')}</h2>
        <p>{t('about.fonts')}</p>
        <h2>{t('about.private-title')}</h2>
        <p>{t('about.private')}</p>
      </div>
    </Page>
  );
}
