import Foundation

/// The state of the negotiation between a view and its layout over the view's size.
struct FittingState {
  /// The final size, which the view accepts or the layout enforces.
  var settled: CGSize?
  /// The size of the view when the layout accepted its preferred size.
  var sizeAtRequest: CGSize?
  /// The preferred sizes that were applied recently, and the time of the first. They distinguish a view whose size
  /// oscillates from a view whose content changes.
  var pendingSizes: [CGSize] = []
  var since: TimeInterval = 0
  /// The number of the layout pass that applied the last preferred size.
  var pass = 0
  /// Indicates whether further preferred sizes are ignored, because the size oscillated.
  var ignoresPreferredSizes = false

  /// The maximum number of preferred sizes within the time span (30 in a tenth of a second). More than that are
  /// regarded as an oscillation and not as changes of the content.
  static let limit = 30
  static let span: TimeInterval = 0.1
}
