import Foundation

/// The sizes of successive items. A chunk contains any number of equal sizes, or some hundreds of different sizes.
package struct FlowChunk: Sendable, Equatable {
  let count: Int
  private let widths: FlowColumn
  private let heights: FlowColumn

  init(repeating size: CGSize, count: Int) {
    self.count = count
    widths = .constant(size.width)
    heights = .constant(size.height)
  }

  init(_ sizes: [CGSize]) {
    count = sizes.count
    widths = FlowColumn(sizes.map { Double($0.width) })
    heights = FlowColumn(sizes.map { Double($0.height) })
  }

  subscript(index: Int) -> CGSize { CGSize(width: widths[index], height: heights[index]) }

  /// Calls `body` with the lengths along the main axis and across it. The lengths are read without bounds checks, which makes
  /// loops over many items faster.
  func withLengths<Result>(
    _ axis: FlowAxis, _ body: (_ main: FlowLengths, _ cross: FlowLengths) -> Result
  ) -> Result {
    let (main, cross) = axis == .vertical ? (heights, widths) : (widths, heights)
    return main.withLengths { main in cross.withLengths { body(main, $0) } }
  }

  /// The size of all items, or nil if the sizes differ or the chunk is empty.
  var uniformSize: CGSize? {
    guard count > 0, case .constant(let width) = widths, case .constant(let height) = heights else { return nil }
    return CGSize(width: width, height: height)
  }

  /// The memory that the sizes occupy outside the value itself, in bytes.
  var heapBytes: Int { widths.heapBytes + heights.heapBytes }

  /// The minimum number of equal items that are stored as a separate chunk.
  static let minimumRunCount = 64
  /// The approximate number of items in a chunk whose items differ in size. A larger number saves memory, and a smaller number
  /// saves time in queries and edits.
  static let typicalCount = 128
}
