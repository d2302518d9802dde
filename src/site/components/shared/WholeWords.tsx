/** A text in which neither words with a hyphen nor ranges such as 7–14 break, as long as they fit on a line. */
export function WholeWords({ text }: { text: string }) {
  return text.split(/(\d+–\d+|\S+-\S+)/).map((part, index) =>
    index % 2 ? (
      <span className="whole-word" key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
