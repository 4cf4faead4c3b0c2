// Asks for the title of a game or an analysis.
import { LONGEST } from '../../storage/parseRecord';
import { TextSheet } from '../components/TextSheet';

interface RenameSheetProps {
  /** The title so far. */
  readonly name: string | null;
  /** Why the last title was refused. */
  readonly problem: string | null;
  /** Null takes the title away. */
  readonly onRename: (name: string | null) => void;
  readonly onClose: () => void;
}

export function RenameSheet({ name, problem, onRename, onClose }: RenameSheetProps) {
  return (
    <TextSheet
      title="Rename"
      label="Title"
      text={name ?? ''}
      longest={LONGEST.title}
      hint="Left empty, it goes by the name of its game."
      problem={problem}
      onSave={(text) => onRename(text || null)}
      onClose={onClose}
    />
  );
}
