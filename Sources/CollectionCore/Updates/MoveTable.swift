/// The items that a batch moves, found from either end. O(log moves) a question.
struct MoveTable: Sendable {
  private typealias Move = UpdateOperations.Move<ItemIndex>

  /// Ascending by where they go, and by where they come from.
  private let byTarget: [Move]
  private let bySource: [Move]

  /// - Parameter moves: No two of them begin or end at one place.
  init(_ moves: [UpdateOperations.Move<ItemIndex>]) {
    byTarget = Self.sorted(moves, by: \.to)
    bySource = Self.sorted(moves, by: \.from)
  }

  func target(of source: ItemIndex) -> ItemIndex? {
    guard !bySource.isEmpty else { return nil }
    let place = bySource.partition { !($0.from < source) }
    return place < bySource.count && bySource[place].from == source ? bySource[place].to : nil
  }

  func source(of target: ItemIndex) -> ItemIndex? {
    guard !byTarget.isEmpty else { return nil }
    let place = byTarget.partition { !($0.to < target) }
    return place < byTarget.count && byTarget[place].to == target ? byTarget[place].from : nil
  }

  /// Differences tell their moves in ascending order already.
  private static func sorted(_ moves: [Move], by end: (Move) -> ItemIndex) -> [Move] {
    let isSorted = zip(moves, moves.dropFirst()).allSatisfy { end($0) < end($1) }
    return isSorted ? moves : moves.sorted { end($0) < end($1) }
  }
}
