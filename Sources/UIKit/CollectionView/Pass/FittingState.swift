import Foundation

/// The self-sizing state of a view. The layout and the view exchange sizes until they agree on one.
struct FittingState {
  /// The size on which the view and the layout agree, because the view prefers it or the layout enforces it.
  var agreedSize: CGSize?
  /// The size that the layout returned at the time when it accepted a preferred size. If the layout returns this size
  /// again, the size is final.
  var sizeAtRequest: CGSize?
  /// The preferred sizes that were applied recently. They distinguish a view whose size oscillates, which repeats
  /// sizes, from a view whose content changes.
  var recentSizes: [CGSize] = []
  var periodStart: TimeInterval = 0
  /// The number of the layout pass in which the last preferred size was applied.
  var passNumber = 0
  /// Indicates whether further preferred sizes are ignored, because the size oscillates.
  var ignoresPreferredSizes = false

  /// The number of preferred sizes within a tenth of a second above which the size is regarded as oscillating.
  static let maximumChangeCount = 30
  static let period: TimeInterval = 0.1
}
