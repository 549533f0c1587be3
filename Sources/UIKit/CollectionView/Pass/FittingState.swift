import Foundation

/// The state of the negotiation between a view and its layout about the view's size.
struct FittingState {
  /// The size that the view accepts, or that the layout insists on.
  var settled: CGSize?
  /// The size that the view had when the layout agreed to use its preferred size.
  var sizeAtRequest: CGSize?
  /// The preferred sizes that were applied lately, and the time of the first. They distinguish a view that never
  /// becomes stable from one whose content changes.
  var pendingSizes: [CGSize] = []
  var since: TimeInterval = 0
  /// The number of the pass with the last preferred size.
  var pass = 0
  /// Indicates that the size never became stable and that further preferred sizes are ignored.
  var ignoresPreferredSizes = false

  /// More preferred sizes than this within the time span are not changes of the content (30 in a tenth of a second).
  static let limit = 30
  static let span: TimeInterval = 0.1
}
