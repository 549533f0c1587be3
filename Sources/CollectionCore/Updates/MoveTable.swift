/// The moves of items in a batch update, sorted by old and by new index. A query costs O(log moves).
struct MoveTable: Sendable {
  private typealias Move = UpdateOperations.Move<ItemIndex>

  /// The moves in ascending order of their new indexes.
  private let movesByTarget: [Move]
  /// The moves in ascending order of their old indexes.
  private let movesBySource: [Move]

  /// Creates a table that contains moves of items.
  ///
  /// - Parameter moves: The moves. Sources and targets must be unique.
  init(_ moves: [UpdateOperations.Move<ItemIndex>]) {
    movesByTarget = Self.sorted(moves, by: \.to)
    movesBySource = Self.sorted(moves, by: \.from)
  }

  func target(of source: ItemIndex) -> ItemIndex? {
    guard !movesBySource.isEmpty else { return nil }
    let index = movesBySource.partition { !($0.from < source) }
    return index < movesBySource.count && movesBySource[index].from == source ? movesBySource[index].to : nil
  }

  func source(of target: ItemIndex) -> ItemIndex? {
    guard !movesByTarget.isEmpty else { return nil }
    let index = movesByTarget.partition { !($0.to < target) }
    return index < movesByTarget.count && movesByTarget[index].to == target ? movesByTarget[index].from : nil
  }

  /// Returns moves sorted by their source or their target. The moves of a difference are already in ascending order.
  private static func sorted(_ moves: [Move], by end: (Move) -> ItemIndex) -> [Move] {
    let isSorted = zip(moves, moves.dropFirst()).allSatisfy { end($0) < end($1) }
    return isSorted ? moves : moves.sorted { end($0) < end($1) }
  }
}
