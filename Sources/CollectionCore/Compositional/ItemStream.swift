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
  private var gone = 0
  /// The number of runs at the start of the stream whose items were all removed.
  private var over = 0

  var count: Int { (ends.last ?? 0) - gone }

  init() {}

  init(_ runs: [Run]) { for run in runs { append(run) } }

  /// An endless stream of items without preferred sizes.
  static let endless = ItemStream([Run(preferredSize: nil, count: .max)])

  mutating func append(_ run: Run) {
    guard run.count > 0 else { return }
    if over < runs.count, let last = runs.last, last.preferredSize == run.preferredSize {
      runs[runs.count - 1].count += run.count
      ends[ends.count - 1] += run.count
    } else {
      ends.append((ends.last ?? 0) + run.count)
      runs.append(run)
    }
  }

  /// The remaining part of the first run, or nil if the stream is empty.
  var first: Run? { over < runs.count ? Run(preferredSize: runs[over].preferredSize, count: ends[over] - gone) : nil }

  /// The runs that contain the remaining items. The first run may be a part of the original run.
  var rest: [Run] { first.map { [$0] + runs[(over + 1)...] } ?? [] }

  func preferredSize(_ item: Int) -> CGSize? {
    if runs.count == 1 { return runs[0].preferredSize }
    let place = item + gone
    return runs[ends[over] > place ? over : ends.partition { $0 > place }].preferredSize
  }

  func preferredSize(first count: Int) -> [CGSize?] {
    if runs.count == over + 1, runs[over].preferredSize == nil { return [] }
    return (0..<count).map { preferredSize($0) }
  }

  /// Removes `count` items from the start of the stream.
  mutating func drop(_ count: Int) {
    gone += count
    while over < runs.count, ends[over] <= gone { over += 1 }
    guard over > 64, over > runs.count / 2 else { return }
    self = ItemStream(rest)
  }
}
