// Who made the games and the app, under which licences, and which version this is.
import { commit, date, licences, version } from 'virtual:about';
import { offeredGames } from '../../games';
import { Screen } from '../components/Screen';
import styles from './about.module.css';

export function AboutScreen() {
  return (
    <Screen title="Credits and licences">
      <section class={styles.root} aria-labelledby="games">
        <h2 id="games">The games</h2>
        <dl>
          {offeredGames.map(({ id, name, author, credits }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{author}</dd>
              {credits && <dd>{credits}</dd>}
            </div>
          ))}
        </dl>
      </section>
      <section class={styles.root} aria-labelledby="app">
        <h2 id="app">The app</h2>
        <p>
          Fortyone {version}
          {date !== null && `, of ${date}`}
          {commit !== null && ` (${commit})`}
        </p>
        <p>
          Code, pieces, boards and sounds were made for this app and are under the MIT licence. It
          has no accounts, counts nothing and talks to no server but the one it came from.
        </p>
      </section>
      <section class={styles.root} aria-labelledby="others">
        <h2 id="others">Code of others</h2>
        {licences.map((one) => (
          <details key={one.name} class={styles.licence}>
            <summary>
              {one.name} {one.version} · {one.licence}
            </summary>
            <pre>{one.text}</pre>
          </details>
        ))}
      </section>
    </Screen>
  );
}
