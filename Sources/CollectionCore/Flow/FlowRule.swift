import Foundation

/// The rule that determines the line breaks of a section. An item is added to a line if it fits.
struct FlowRule: Sendable, Equatable {
  let axis: FlowAxis
  /// The length available to items across the main axis, in points.
  let availableLength: Double
  let interitemSpacing: Double
  let lineSpacing: Double

  /// The tolerance for the length of a line, in points. The tolerance ensures that three items with a third of the length of the
  /// line fit in the line, despite rounding errors.
  static let tolerance = 1e-4

  /// The capacity of a line that is never full because its items have no length and no spacing.
  static let unlimitedCapacity = Int(Int32.max)

  var maximumUsedLength: Double { availableLength + Self.tolerance }

  /// Returns the number of items of one size that fit in a line, at least 1.
  func capacity(of size: CGSize) -> Int {
    let pitch = axis.cross(size) + interitemSpacing
    guard pitch > 0 else { return Self.unlimitedCapacity }
    let fittingCount = (maximumUsedLength + interitemSpacing) / pitch
    guard fittingCount.isFinite, fittingCount < 1e9 else { return Self.unlimitedCapacity }
    return max(1, Int(fittingCount.rounded(.down)))
  }
}
