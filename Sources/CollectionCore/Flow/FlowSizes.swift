import Foundation

/// The item sizes of one section, as input of the layout. A run of equal sizes is stored as a size and a count.
/// Different sizes need 8 to 16 bytes per item.
package struct FlowSizes: Sendable, Equatable {
  package private(set) var count = 0
  private var chunks: [FlowChunk] = []
  /// The last sizes that were appended and do not belong to a chunk yet.
  private var pendingSizes: [CGSize] = []
  private var runSize = CGSize.zero
  private var runCount = 0

  package init() {}

  /// Creates sizes for `count` items of one size.
  ///
  /// - Complexity: O(1).
  package init(repeating size: CGSize, count: Int) {
    self.count = count
    runSize = size
    runCount = count
  }

  package init(_ sizes: some Sequence<CGSize>) {
    for size in sizes { append(size) }
  }

  /// Appends the size of the next item.
  ///
  /// - Complexity: O(1), amortized.
  package mutating func append(_ size: CGSize) {
    count += 1
    if size == runSize, runCount > 0 {
      runCount += 1
      return
    }
    closeRun()
    runSize = size
    runCount = 1
  }

  /// Appends the sizes of `count` items of one size.
  ///
  /// - Complexity: O(1), amortized.
  package mutating func append(repeating size: CGSize, count additionalCount: Int) {
    guard additionalCount > 0 else { return }
    append(size)
    runCount += additionalCount - 1
    count += additionalCount - 1
  }

  private mutating func closeRun() {
    if runCount >= FlowChunk.minimumRunCount {
      closeChunk()
      chunks.append(FlowChunk(repeating: runSize, count: runCount))
    } else {
      for _ in 0..<runCount { pendingSizes.append(runSize) }
      if pendingSizes.count >= FlowChunk.typicalCount { closeChunk() }
    }
    runCount = 0
  }

  private mutating func closeChunk() {
    guard !pendingSizes.isEmpty else { return }
    chunks.append(FlowChunk(pendingSizes))
    pendingSizes.removeAll(keepingCapacity: true)
  }

  mutating func append(_ chunk: FlowChunk, _ range: Range<Int>) {
    if let size = chunk.uniformSize {
      append(repeating: size, count: range.count)
    } else {
      for index in range { append(chunk[index]) }
    }
  }

  /// All sizes in order, divided into chunks.
  package var allChunks: [FlowChunk] {
    if chunks.isEmpty, pendingSizes.isEmpty {
      return runCount > 0 ? [FlowChunk(repeating: runSize, count: runCount)] : []
    }
    var completedSizes = self
    completedSizes.closeRun()
    completedSizes.closeChunk()
    return completedSizes.chunks
  }

  /// All sizes as an array with one element per item.
  ///
  /// - Complexity: O(items).
  package var allSizes: [CGSize] { allChunks.flatMap { chunk in (0..<chunk.count).map { chunk[$0] } } }
}
