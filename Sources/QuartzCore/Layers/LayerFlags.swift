import Foundation

/// Flags of a layer. Some indicate whether the layer needs layout or display. Others indicate which rarely used
/// properties are set, because setters test these properties often.
///
/// Each flag for a pass has a counterpart for descendants. Setting a flag on a layer sets the counterpart on its
/// ancestors, up to the first one that already has it. A layout or display pass therefore finds the flagged layers
/// without visiting the rest of the tree.
struct LayerFlags: OptionSet, Sendable {
  let rawValue: UInt32

  static let needsLayout = LayerFlags(rawValue: 1)
  static let descendantNeedsLayout = LayerFlags(rawValue: 2)
  static let needsDisplay = LayerFlags(rawValue: 4)
  /// A descendant needs drawing, or has never been visible.
  static let descendantNeedsDisplay = LayerFlags(rawValue: 8)
  /// The layer has never been part of a visible tree. Its changes are not animated by default, and it has no
  /// presentation copy.
  static let uncommitted = LayerFlags(rawValue: 16)

  /// The layer is the mask of its parent. A layer without this flag is a sublayer of its parent.
  static let isMask = LayerFlags(rawValue: 32)
  /// The layer is the root of a tree that a window shows.
  static let isVisibleRoot = LayerFlags(rawValue: 64)
  /// The delegate is a view, so it returns null as the action for every event unless a view animation is being set up.
  static let delegateIsView = LayerFlags(rawValue: 128)
  static let hasDelegate = LayerFlags(rawValue: 256)
  /// The app has set `actions` or `style`.
  static let hasActions = LayerFlags(rawValue: 512)

  static let hasTransform = LayerFlags(rawValue: 1024)
  static let hasSublayerTransform = LayerFlags(rawValue: 2048)
  static let isFlipped = LayerFlags(rawValue: 4096)
  /// The layer does not flatten its sublayers (`CATransformLayer`).
  static let keepsDepth = LayerFlags(rawValue: 8192)
  /// A sublayer has or had a z-position, so the drawing order may differ from the order of the sublayers.
  static let sortsSublayers = LayerFlags(rawValue: 16384)
  /// The layer is a copy with the presentation values of another layer.
  static let isPresentation = LayerFlags(rawValue: 32768)
  static let needsDisplayOnBoundsChange = LayerFlags(rawValue: 65536)
  static let isOpaque = LayerFlags(rawValue: 131072)
  /// The layer has a begin time, a speed or another timing value.
  static let hasTiming = LayerFlags(rawValue: 262144)
  /// The layer is in the render loop's list of layers with animations.
  static let isRegistered = LayerFlags(rawValue: 1_048_576)

  /// A sublayer is drawn together with a snapshot of its previous appearance (`CATransition`).
  static let hasTransitions = LayerFlags(rawValue: 2_097_152)

  /// The compositor draws other layers in addition to the sublayers: see `composedSublayers`.
  static let composesSublayers = LayerFlags(rawValue: 4_194_304)

  /// The layer needs layout only if its delegate decides so when the pass reaches it. The flag is set together with
  /// `needsLayout`.
  static let isLayoutConditional = LayerFlags(rawValue: 8_388_608)

  /// The flags of layers whose coordinates are converted to the parent's coordinates by a matrix instead of an addition.
  static let mapsByMatrix: LayerFlags = [.hasTransform, .isFlipped, .keepsDepth]
}
