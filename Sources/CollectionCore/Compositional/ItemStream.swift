import Foundation

/// The items that wait for a place, in order: what their views have said of their sizes, equal neighbours together.
struct ItemStream {
  /// So many items whose views have said the same, or nothing yet.
  struct Run: Equatable {
    var said: CGSize?
    var count: Int
  }

  private var runs: [Run] = []
  /// How many there are up to each run, with it and with what is gone.
  private var ends: [Int] = []
  /// What has found its place: items, and the runs that are over.
  private var gone = 0
  private var over = 0

  var count: Int { (ends.last ?? 0) - gone }

  init() {}

  init(_ runs: [Run]) { for run in runs { append(run) } }

  /// Without end; nobody has said anything.
  static let endless = ItemStream([Run(said: nil, count: .max)])

  mutating func append(_ run: Run) {
    guard run.count > 0 else { return }
    if over < runs.count, let last = runs.last, last.said == run.said {
      runs[runs.count - 1].count += run.count
      ends[ends.count - 1] += run.count
    } else {
      ends.append((ends.last ?? 0) + run.count)
      runs.append(run)
    }
  }

  /// What is left of the first run; nil when there is nothing any more.
  var first: Run? { over < runs.count ? Run(said: runs[over].said, count: ends[over] - gone) : nil }

  /// All runs that are left.
  var rest: [Run] { first.map { [$0] + runs[(over + 1)...] } ?? [] }

  func said(_ item: Int) -> CGSize? {
    if runs.count == 1 { return runs[0].said }
    let place = item + gone
    return runs[ends[over] > place ? over : ends.partition { $0 > place }].said
  }

  func said(first count: Int) -> [CGSize?] {
    if runs.count == over + 1, runs[over].said == nil { return [] }
    return (0..<count).map { said($0) }
  }

  /// Takes the first ones out.
  mutating func drop(_ count: Int) {
    gone += count
    while over < runs.count, ends[over] <= gone { over += 1 }
    guard over > 64, over > runs.count / 2 else { return }
    self = ItemStream(rest)
  }
}
