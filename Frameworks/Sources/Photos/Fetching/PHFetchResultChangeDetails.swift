import Foundation

/// The change of the result of a fetch, with the indexes that a collection view needs.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  /// The result before the change.
  public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
  /// The result after the change.
  public let fetchResultAfterChanges: PHFetchResult<ObjectType>
  /// The indexes of removed objects in the result before the change.
  public let removedIndexes: IndexSet?
  /// The indexes of inserted objects in the result after the change.
  public let insertedIndexes: IndexSet?
  /// The indexes of changed objects in the result after the change.
  public let changedIndexes: IndexSet?
  private let moves: [(from: Int, to: Int)]

  /// A Boolean value that indicates whether there are indexes. It is `true`.
  public var hasIncrementalChanges: Bool { true }
  /// A Boolean value that indicates whether the order of the remaining objects changed.
  public var hasMoves: Bool { !moves.isEmpty }
  /// The removed objects.
  public var removedObjects: [ObjectType] { fetchResultBeforeChanges.objects(at: removedIndexes ?? []) }
  /// The inserted objects.
  public var insertedObjects: [ObjectType] { fetchResultAfterChanges.objects(at: insertedIndexes ?? []) }
  /// The changed objects.
  public var changedObjects: [ObjectType] { fetchResultAfterChanges.objects(at: changedIndexes ?? []) }

  var isEmpty: Bool {
    removedIndexes?.isEmpty != false && insertedIndexes?.isEmpty != false && changedIndexes?.isEmpty != false
      && !hasMoves
  }

  /// Compares two results.
  ///
  /// - Parameters:
  ///   - fromResult: The result before a change.
  ///   - toResult: The result after the change.
  ///   - changedObjects: Objects that changed, in addition to those whose properties are different.
  public init(
    from fromResult: PHFetchResult<ObjectType>, to toResult: PHFetchResult<ObjectType>, changedObjects: [ObjectType]
  ) {
    fetchResultBeforeChanges = fromResult
    fetchResultAfterChanges = toResult
    let changed = Set(changedObjects.map(\.localIdentifier))
    let oldIndexes = Dictionary(
      fromResult.objects.enumerated().map { ($0.element.localIdentifier, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    var remaining: [(from: Int, to: Int)] = []
    var (insertions, changes) = (IndexSet(), IndexSet())
    for (index, object) in toResult.objects.enumerated() {
      guard let old = oldIndexes[object.localIdentifier] else {
        insertions.insert(index)
        continue
      }
      remaining.append((old, index))
      if changed.contains(object.localIdentifier) || object.differs(from: fromResult.objects[old]) {
        changes.insert(index)
      }
    }
    removedIndexes = IndexSet(fromResult.objects.indices).subtracting(IndexSet(remaining.map(\.from)))
    insertedIndexes = insertions
    changedIndexes = changes
    moves = Self.moved(remaining)
  }

  /// Calls a closure with each object that changed its place among the remaining ones.
  ///
  /// - Parameter handler: A closure that receives the index before and the index after the change.
  public func enumerateMoves(_ handler: (Int, Int) -> Void) { for move in moves { handler(move.from, move.to) } }

  /// Returns the smallest number of objects that must be moved: those outside of a longest sequence that keeps its order.
  private static func moved(_ pairs: [(from: Int, to: Int)]) -> [(from: Int, to: Int)] {
    // The last pair of the sequence of each length, and the predecessor of each pair.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for (number, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].from < pair.from { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[number] = ends[low - 1] }
      if low == ends.count { ends.append(number) } else { ends[low] = number }
    }
    guard ends.count < pairs.count else { return [] }
    var kept: Set<Int> = []
    var current = ends.last ?? -1
    while current >= 0 {
      kept.insert(current)
      current = previous[current]
    }
    return pairs.enumerated().filter { !kept.contains($0.offset) }.map(\.element)
  }
}
