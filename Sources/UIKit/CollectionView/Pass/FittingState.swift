import Foundation

/// The state of the self-sizing of a view: the negotiation with the layout over the view's size.
struct FittingState {
  /// The size on which the view and the layout agree, because the view prefers it or the layout enforces it.
  var settled: CGSize?
  /// The size that the layout had returned when it accepted a preferred size. If the layout returns this size again, it
  /// enforces it.
  var sizeAtRequest: CGSize?
  /// The preferred sizes that were applied recently. They distinguish a view whose size oscillates from a view whose
  /// content changes.
  var pendingSizes: [CGSize] = []
  var since: TimeInterval = 0
  /// The number of the layout pass in which the last preferred size was applied.
  var pass = 0
  /// Indicates whether further preferred sizes are ignored, because the size oscillates.
  var ignoresPreferredSizes = false

  /// The number of preferred sizes within the time span above which the size is regarded as oscillating: 30 in a tenth
  /// of a second.
  static let limit = 30
  static let span: TimeInterval = 0.1
}
