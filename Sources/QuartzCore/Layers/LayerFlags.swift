import Foundation

/// What a layer owes to the next layout and display pass, and a few facts about it that its setters ask for often.
///
/// Each "owes" flag has a partner for descendants: whoever sets the first tells the ancestors by the second and stops at
/// the first one that knows already. So a pass finds its way to what is dirty without looking at the rest of the tree.
struct LayerFlags: OptionSet, Sendable {
  let rawValue: UInt32

  static let needsLayout = LayerFlags(rawValue: 1)
  static let descendantNeedsLayout = LayerFlags(rawValue: 2)
  static let needsDisplay = LayerFlags(rawValue: 4)
  /// Something below is to be drawn, or has not been shown before.
  static let descendantNeedsDisplay = LayerFlags(rawValue: 8)
  /// Has never been part of a tree that was shown: changes are not animated by default, there is no presentation yet.
  static let uncommitted = LayerFlags(rawValue: 16)

  /// Is the mask of its parent rather than one of its sublayers.
  static let isMask = LayerFlags(rawValue: 32)
  /// Its tree is shown in a window, and this is its root.
  static let isShownRoot = LayerFlags(rawValue: 64)
  /// The delegate answers null to every question for an action unless a view animation is being set up.
  static let delegateIsView = LayerFlags(rawValue: 128)
  static let hasDelegate = LayerFlags(rawValue: 256)
  /// `actions` or `style` are set.
  static let hasActions = LayerFlags(rawValue: 512)

  static let hasTransform = LayerFlags(rawValue: 1024)
  static let hasSublayerTransform = LayerFlags(rawValue: 2048)
  static let isFlipped = LayerFlags(rawValue: 4096)
  /// Depth is handed on to the parent instead of being flattened (`CATransformLayer`).
  static let keepsDepth = LayerFlags(rawValue: 8192)
  /// Some sublayer has (or had) a z-position: the drawing order is not the list's.
  static let sortsSublayers = LayerFlags(rawValue: 16384)
  /// A copy that shows the presentation values of another layer.
  static let isPresentation = LayerFlags(rawValue: 32768)
  static let needsDisplayOnBoundsChange = LayerFlags(rawValue: 65536)
  static let isOpaque = LayerFlags(rawValue: 131072)
  /// Has beginTime, speed or another timing value of its own.
  static let hasTiming = LayerFlags(rawValue: 262144)
  /// Stands in the render loop's list of layers with animations.
  static let isRegistered = LayerFlags(rawValue: 1_048_576)

  /// Some sublayer is shown with the picture of its old look (`CATransition`).
  static let hasTransitions = LayerFlags(rawValue: 2_097_152)

  /// A replicator whose copies lag behind and are layers of their own while something in it is animated.
  static let hasLaggingCopies = LayerFlags(rawValue: 4_194_304)

  /// The flags that make a point's way to the parent more than an addition.
  static let mapsByMatrix: LayerFlags = [.hasTransform, .isFlipped, .keepsDepth]
}
