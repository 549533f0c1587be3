import Foundation

/// The state of the self-sizing of a view. The view and the layout repeat their requests until they agree on a size.
struct FittingState {
  /// The size on which the view and the layout agree, because the view prefers it or the layout enforces it.
  var agreedSize: CGSize?
  /// The size that the layout returned at the time when it accepted a preferred size. If the layout returns this size
  /// again, the size is final.
  var sizeAtRequest: CGSize?
  /// The preferred sizes that were applied recently. A view whose size oscillates repeats them; a view whose content
  /// changes does not.
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
