import Foundation

/// The sizes of neighbouring items: any number of equal ones, or some hundreds of different ones.
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

  subscript(place: Int) -> CGSize { CGSize(width: widths[place], height: heights[place]) }

  /// Lengths along the main axis and across it, for loops over many.
  func withLengths<Result>(
    _ axis: FlowAxis, _ body: (_ main: FlowLengths, _ cross: FlowLengths) -> Result
  ) -> Result {
    let (main, cross) = axis == .vertical ? (heights, widths) : (widths, heights)
    return main.withLengths { main in cross.withLengths { body(main, $0) } }
  }

  /// The size of all, where they have one; nil for different ones and for none.
  var uniform: CGSize? {
    guard count > 0, case .constant(let width) = widths, case .constant(let height) = heights else { return nil }
    return CGSize(width: width, height: height)
  }

  /// What it takes in memory beside the value itself, in bytes.
  var heapBytes: Int { widths.heapBytes + heights.heapBytes }

  /// From as many equal items on, a run is a chunk of its own.
  static let runLength = 64
  /// Different items in a chunk, about: more save memory, fewer save time in queries and edits.
  static let length = 128
}
