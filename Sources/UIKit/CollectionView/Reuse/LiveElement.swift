import Foundation

/// An element with a view, the attributes that were applied to it and its position in the paint order.
@MainActor
final class LiveElement {
  @exclusivity(unchecked) var key: ElementKey { didSet { path = key.path } }
  @exclusivity(unchecked) private(set) var path: IndexPath
  nonisolated let view: UICollectionReusableView
  /// The attributes that were applied last.
  @exclusivity(unchecked) private(set) var attributes: UICollectionViewLayoutAttributes
  /// The version of the attributes when they were applied. It detects changes in place, because a layout may modify its
  /// own objects.
  @exclusivity(unchecked) private var version: UInt32
  /// The number of the query in which the layout last returned the element.
  @exclusivity(unchecked) var generation = 0

  weak var update: RunningUpdate<LiveElement>?

  init(
    key: ElementKey, path: IndexPath, view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes
  ) {
    self.key = key
    self.path = path
    self.view = view
    self.attributes = attributes
    version = attributes.values.version
    remember(attributes)
    view.element = self
  }

  deinit {
    if view.element === self { view.element = nil }
  }

  /// The state of the negotiation about the view's size.
  @exclusivity(unchecked) var fitting = FittingState()
  /// Indicates that the view must be measured again although its attributes are the same.
  @exclusivity(unchecked) var needsFitting = false { didSet { if needsFitting { needsNextFitting = true } } }
  /// The state of the negotiation with the layout at the end of an interactive transition.
  @exclusivity(unchecked) var nextFitting = FittingState()
  @exclusivity(unchecked) var needsNextFitting = true

  /// The layout with which a view's size is negotiated: the current one, or the one at the end of an interactive
  /// transition.
  enum FittingEnd { case present, next }

  func needsFitting(_ end: FittingEnd) -> Bool { end == .next ? needsNextFitting : needsFitting }

  func markMeasured(_ end: FittingEnd) {
    if end == .next { needsNextFitting = false } else { needsFitting = false }
  }

  func fitting(_ end: FittingEnd) -> FittingState { end == .next ? nextFitting : fitting }

  func changeFitting(_ end: FittingEnd, _ change: (inout FittingState) -> Void) {
    if end == .next { change(&nextFitting) } else { change(&fitting) }
  }

  /// Measures the view again as if for the first time.
  func forgetFitting() {
    needsFitting = true
    fitting = FittingState()
    nextFitting = FittingState()
  }

  /// Resets the negotiation with the next layout at the begin of an interactive transition.
  func beginTransition() {
    nextFitting = FittingState()
    needsNextFitting = true
  }

  /// Makes the state for the next layout the current one at the end of a transition.
  func finishTransition() {
    needsFitting = needsNextFitting
    fitting = nextFitting
  }

  /// The z-index that determined the position of the view among the subviews.
  @exclusivity(unchecked) var zIndex = 0
  /// Indicates that the view must be moved to its position among the subviews.
  @exclusivity(unchecked) var needsPosition = false
  /// Indicates that the item was dropped and is in front of all others until its animation ends. It is not used to
  /// position other views.
  @exclusivity(unchecked) var isInFront = false

  /// Returns whether an element is painted before another one: by z-index, kind, index path.
  static func precedes(_ first: LiveElement, _ second: LiveElement) -> Bool {
    first.zIndex != second.zIndex ? first.zIndex < second.zIndex : first.key < second.key
  }

  func needsApplying(_ new: UICollectionViewLayoutAttributes) -> Bool {
    if new === attributes { return new.values.version != version }
    return attributes.values.version != version || !new.isEqual(attributes)
  }

  /// Stores attributes that were applied. Those of the base class are kept, because their version detects changes in
  /// place. Those of a subclass have further properties and are copied for the next comparison.
  func remember(_ new: UICollectionViewLayoutAttributes) {
    if type(of: new) == UICollectionViewLayoutAttributes.self {
      attributes = new
    } else {
      attributes = new.copy() as? UICollectionViewLayoutAttributes ?? new
    }
    version = attributes.values.version
  }
}
