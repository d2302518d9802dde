/** The agency's name, whose words are not broken at their hyphens where they fit on a line: Noor-e-Madinah. */
import { usePage } from '../../pageContext.ts';

export function AgencyName() {
  const { name } = usePage().facts.agency;
  return name.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 ? (
      <span className="whole-word" key={part}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
