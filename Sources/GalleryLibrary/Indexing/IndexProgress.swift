import Foundation

/// The progress of the indexer while it compares folders with the index and reads their new and changed photos.
package struct IndexProgress: Equatable, Sendable {
  /// The steps of the indexer, which occur in this order. Reading is skipped if no photo is new or changed.
  package enum Step: Equatable, Sendable {
    /// The folders are being listed, and `total` increases.
    case listing
    /// New and changed photos are being read.
    case reading
    /// The pass has ended.
    case finished
  }

  package var step: Step
  /// The number of photos that are up to date in the index.
  package var done: Int
  /// The number of photos that were found in the folders.
  package var total: Int
  /// The estimated duration until the end, in seconds, or `nil` if it is not known yet.
  package var remaining: TimeInterval?

  package init(step: Step, done: Int, total: Int, remaining: TimeInterval? = nil) {
    self.step = step
    self.done = done
    self.total = total
    self.remaining = remaining
  }
}

/// The results of a pass of the indexer.
package struct IndexSummary: Equatable, Sendable {
  /// The number of photos in the folders that were listed.
  package var photoCount = 0
  /// The number of new and changed files that were read.
  package var readCount = 0
  /// The number of new photos.
  package var addedCount = 0
  /// The number of photos whose files were moved or renamed.
  package var movedCount = 0
  /// The number of photos whose files no longer exist.
  package var removedCount = 0
  /// Messages about folders that cannot be read.
  package var problems: [String] = []

  /// Creates a summary of a pass without results.
  package init() {}
}
