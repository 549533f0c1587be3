import Foundation

/// A queue of items that do not belong to a group yet, with their preferred sizes. Successive items with equal sizes
/// form a run.
struct ItemStream {
  /// Successive items with the same preferred size, or without preferred sizes.
  struct Run: Equatable {
    var preferredSize: CGSize?
    var count: Int
  }

  private var runs: [Run] = []
  /// The number of items up to and including each run. Removed items are counted, too.
  private var runEnds: [Int] = []
  /// The number of items that were removed from the start of the stream.
  private var removedItemCount = 0
  /// The number of runs at the start of the stream whose items were all removed.
  private var removedRunCount = 0

  var count: Int { (runEnds.last ?? 0) - removedItemCount }

  init() {}

  init(_ runs: [Run]) { for run in runs { append(run) } }

  mutating func append(_ run: Run) {
    guard run.count > 0 else { return }
    if removedRunCount < runs.count, let lastRun = runs.last, lastRun.preferredSize == run.preferredSize {
      runs[runs.count - 1].count += run.count
      runEnds[runEnds.count - 1] += run.count
    } else {
      runEnds.append((runEnds.last ?? 0) + run.count)
      runs.append(run)
    }
  }

  /// The remaining part of the first run, or nil if the stream is empty.
  var first: Run? {
    removedRunCount < runs.count
      ? Run(preferredSize: runs[removedRunCount].preferredSize, count: runEnds[removedRunCount] - removedItemCount)
      : nil
  }

  /// The runs that contain the remaining items. The first run may be a part of the original run.
  var remainingRuns: [Run] { first.map { [$0] + runs[(removedRunCount + 1)...] } ?? [] }

  func preferredSize(_ item: Int) -> CGSize? {
    if runs.count == 1 { return runs[0].preferredSize }
    let index = item + removedItemCount
    return runs[runEnds[removedRunCount] > index ? removedRunCount : runEnds.partition { $0 > index }].preferredSize
  }

  func preferredSizes(first count: Int) -> [CGSize?] {
    if runs.count == removedRunCount + 1, runs[removedRunCount].preferredSize == nil { return [] }
    return (0..<count).map { preferredSize($0) }
  }

  /// Removes `count` items from the start of the stream.
  mutating func drop(_ count: Int) {
    removedItemCount += count
    while removedRunCount < runs.count, runEnds[removedRunCount] <= removedItemCount { removedRunCount += 1 }
    guard removedRunCount > 64, removedRunCount > runs.count / 2 else { return }
    self = ItemStream(remainingRuns)
  }
}
