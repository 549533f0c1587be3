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
  private var ends: [Int] = []
  /// The number of items that were removed from the start of the stream.
  private var removedCount = 0
  /// The number of runs at the start of the stream whose items were all removed.
  private var removedRuns = 0

  var count: Int { (ends.last ?? 0) - removedCount }

  init() {}

  init(_ runs: [Run]) { for run in runs { append(run) } }

  /// An endless stream of items without preferred sizes.
  static let endless = ItemStream([Run(preferredSize: nil, count: .max)])

  mutating func append(_ run: Run) {
    guard run.count > 0 else { return }
    if removedRuns < runs.count, let last = runs.last, last.preferredSize == run.preferredSize {
      runs[runs.count - 1].count += run.count
      ends[ends.count - 1] += run.count
    } else {
      ends.append((ends.last ?? 0) + run.count)
      runs.append(run)
    }
  }

  /// The remaining part of the first run, or nil if the stream is empty.
  var first: Run? {
    removedRuns < runs.count
      ? Run(preferredSize: runs[removedRuns].preferredSize, count: ends[removedRuns] - removedCount) : nil
  }

  /// The runs that contain the remaining items. The first run may be a part of the original run.
  var remainingRuns: [Run] { first.map { [$0] + runs[(removedRuns + 1)...] } ?? [] }

  func preferredSize(_ item: Int) -> CGSize? {
    if runs.count == 1 { return runs[0].preferredSize }
    let index = item + removedCount
    return runs[ends[removedRuns] > index ? removedRuns : ends.partition { $0 > index }].preferredSize
  }

  func preferredSize(first count: Int) -> [CGSize?] {
    if runs.count == removedRuns + 1, runs[removedRuns].preferredSize == nil { return [] }
    return (0..<count).map { preferredSize($0) }
  }

  /// Removes `count` items from the start of the stream.
  mutating func drop(_ count: Int) {
    removedCount += count
    while removedRuns < runs.count, ends[removedRuns] <= removedCount { removedRuns += 1 }
    guard removedRuns > 64, removedRuns > runs.count / 2 else { return }
    self = ItemStream(remainingRuns)
  }
}
