// Opens the analysis the address names, and says so when that cannot be done.
import { NotOpened } from '../components/NotOpened';
import { useServices } from '../services';
import { useOpening } from '../sessions/useSession';
import { AnalysingScreen } from './AnalysingScreen';

export function AnalysisScreen({ id }: { readonly id: string }) {
  const [opening, openAgain] = useOpening(useServices().openAnalyses, id);
  switch (opening.state) {
    case 'opening':
      return null;
    case 'open':
      return <AnalysingScreen session={opening.session} onTakeOver={openAgain} />;
    case 'missing':
      return <NotOpened what="analysis" problem={null} onRetry={openAgain} />;
    case 'failed':
      return <NotOpened what="analysis" problem={opening} onRetry={openAgain} />;
  }
}
