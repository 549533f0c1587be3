/// The section objects of a compositional layout, by index. An entry is `nil` if the section provider returned `nil`.
struct ProvidedSections: RandomAccessCollection {
  /// The different entries, in order: one for each section, or one for all sections.
  let entries: [NSCollectionLayoutSection?]
  let count: Int

  /// Creates a list with one entry for each section.
  init(_ entries: [NSCollectionLayoutSection?] = []) {
    self.entries = entries
    count = entries.count
  }

  /// Creates a list with the same entry for all sections.
  init(repeating entry: NSCollectionLayoutSection?, count: Int) {
    entries = count == 0 ? [] : [entry]
    self.count = count
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(section: Int) -> NSCollectionLayoutSection? { entries[entries.count == count ? section : 0] }
}
