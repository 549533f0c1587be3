/// The numbers of list items, counted from paragraph to paragraph.
///
/// A list is an object: paragraphs belong to one list if their `textLists` contain the same `NSTextList`. A paragraph
/// outside of a list ends it, and an item of a nested list does not count in the enclosing one.
struct TextListNumbering {
  /// The lists that contain the last paragraph, from the outermost to the innermost, and the numbers of their items so far.
  private var levels: [(list: NSTextList, count: Int)] = []

  /// Returns the marker of the next paragraph.
  ///
  /// - Parameter lists: The lists of the paragraph, from the outermost to the innermost. There is at least one.
  mutating func marker(of lists: [NSTextList]) -> String {
    let shared = zip(levels, lists).prefix { $0.list === $1 }.count
    levels.removeSubrange(shared...)
    levels += lists[shared...].map { ($0, 0) }
    levels[levels.count - 1].count += 1
    return marker(ofLevel: levels.count - 1)
  }

  private func marker(ofLevel level: Int) -> String {
    let (list, count) = levels[level]
    let own = list.marker(forItemNumber: list.startingItemNumber + max(0, count - 1))
    guard level > 0, list.listOptions.contains(.prependEnclosingMarker) else { return own }
    return marker(ofLevel: level - 1) + own
  }
}
