import Foundation

/// How the items of a section are put into lines: a line takes items as long as they fit.
struct FlowRule: Sendable, Equatable {
  let axis: FlowAxis
  /// The room for items across the main axis.
  let available: Double
  let interitemSpacing: Double
  let lineSpacing: Double

  /// What a line may be over-full by: sums of thirds must not fall off a line that they fill exactly.
  static let slack = 1e-4

  /// The capacity for items that never fill a line.
  static let endless = Int(Int32.max)

  var limit: Double { available + Self.slack }

  /// How many items of one size fit into a line, at least 1: as many as would fill it if there were enough of them.
  func capacity(of size: CGSize) -> Int {
    let step = axis.cross(size) + interitemSpacing
    guard step > 0 else { return Self.endless }
    let fitting = (limit + interitemSpacing) / step
    guard fitting.isFinite, fitting < 1e9 else { return Self.endless }
    return max(1, Int(fitting.rounded(.down)))
  }
}
