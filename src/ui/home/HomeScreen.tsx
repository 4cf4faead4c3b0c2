// The first screen: go on with a game, or begin one.
import type { ComponentChildren } from 'preact';
import { games } from '../../games';
import { Icon } from '../components/Icon';
import { Link } from '../components/Link';
import { useTitle } from '../components/useTitle';
import { UpdateMessages } from '../pwa/UpdateMessages';
import { ContinueList } from './ContinueList';
import { PlayCard } from './PlayCard';
import { StorageNotices } from './StorageNotices';
import { useStoredGames } from './unfinished';
import './home.css';

/** `children` lie over the screen: the New game sheet. */
export function HomeScreen({ children }: { readonly children?: ComponentChildren }) {
  const stored = useStoredGames();
  useTitle('');
  return (
    <div class="home">
      <header class="home-bar">
        <h1>
          <img src="./icon.svg" alt="" width="40" height="40" />
          Fortyone
        </h1>
        <nav aria-label="More">
          <Link to={{ screen: 'history', query: '' }} class="icon-button" label="History">
            <Icon name="history" />
          </Link>
          <Link to={{ screen: 'settings' }} class="icon-button" label="Settings">
            <Icon name="settings" />
          </Link>
        </nav>
      </header>
      <main>
        {stored && <StorageNotices stored={stored} />}
        {stored && stored.unfinished.length > 0 && <ContinueList games={stored.unfinished} />}
        <section aria-labelledby="play">
          <h2 id="play">Play</h2>
          <ul class="cards">
            {games.map((game) => (
              <li key={game.id}>
                <PlayCard game={game} />
              </li>
            ))}
          </ul>
          <Link to={{ screen: 'open', link: null }} class="button">
            Open a game…
          </Link>
        </section>
      </main>
      {children ?? <UpdateMessages />}
    </div>
  );
}
