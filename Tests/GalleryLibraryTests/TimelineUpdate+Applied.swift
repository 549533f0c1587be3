@testable import GalleryLibrary

extension TimelineUpdate {
  /// Applies the changes as a collection view does. Deletions and the sources of moves come first, then insertions and
  /// the targets of moves by position.
  ///
  /// - Parameters:
  ///   - old: The photos before the changes.
  ///   - target: The photos after the changes, from which new photos are read.
  /// - Returns: The photos after the changes.
  func applied(to old: [Int64], target: [Int64]) -> [Int64] {
    let removed = Set(deleted + moved.map(\.from))
    var rest = old.indices.filter { !removed.contains($0) }.map { old[$0] }[...]
    var added: [Int: Int64] = [:]
    for position in inserted { added[position] = target[position] }
    for move in moved { added[move.to] = old[move.from] }
    return (0..<rest.count + added.count).map { added[$0] ?? rest.popFirst() ?? -1 }
  }
}
