import Foundation

/// An element of a collection view that has a view. It stores the attributes that were applied to the view and its
/// position in the paint order.
@MainActor
final class LiveElement {
  @exclusivity(unchecked) var key: ElementKey { didSet { path = key.path } }
  @exclusivity(unchecked) private(set) var path: IndexPath
  nonisolated let view: UICollectionReusableView
  /// The attributes that were last applied to the view.
  @exclusivity(unchecked) private(set) var attributes: UICollectionViewLayoutAttributes
  /// The version of the attributes object when it was applied. If the object has a different version now, the layout has modified
  /// it in place.
  @exclusivity(unchecked) private var version: UInt32
  /// The appearance that was last applied to the view. It is stored in addition to the attributes, because a layout can
  /// modify the attributes in place.
  @exclusivity(unchecked) private var appearance: Appearance
  /// Indicates whether the view is hidden when it is shown again. The value is only used while the view is hidden for
  /// another reason: because it is prefetched or cached.
  @exclusivity(unchecked) var isHiddenWhenShown = false
  /// The number of the last layout query that returned the element.
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
    appearance = Appearance(attributes.values)
    recordAttributes(attributes)
    view.element = self
  }

  deinit {
    if view.element === self { view.element = nil }
  }

  /// The state of the view's self-sizing in the current layout.
  @exclusivity(unchecked) var fittingState = FittingState()
  /// Indicates whether the view must be measured again, although its attributes are unchanged.
  @exclusivity(unchecked) var needsFitting = false { didSet { if needsFitting { needsFittingInNextLayout = true } } }
  /// The state of the view's self-sizing in the layout at the end of an interactive transition.
  @exclusivity(unchecked) var nextFittingState = FittingState()
  @exclusivity(unchecked) var needsFittingInNextLayout = true

  /// The layouts for which a view is measured: the current one, and the one at the end of an interactive transition.
  enum FittingLayout { case current, next }

  func needsFitting(_ layout: FittingLayout) -> Bool { layout == .next ? needsFittingInNextLayout : needsFitting }

  func markMeasured(_ layout: FittingLayout) {
    if layout == .next { needsFittingInNextLayout = false } else { needsFitting = false }
  }

  func fittingState(for layout: FittingLayout) -> FittingState { layout == .next ? nextFittingState : fittingState }

  func changeFitting(_ layout: FittingLayout, _ change: (inout FittingState) -> Void) {
    if layout == .next { change(&nextFittingState) } else { change(&fittingState) }
  }

  /// Discards the results of previous measurements of the view.
  func discardFitting() {
    needsFitting = true
    fittingState = FittingState()
    nextFittingState = FittingState()
  }

  /// Resets the self-sizing state for the next layout, when an interactive transition begins.
  func beginTransition() {
    nextFittingState = FittingState()
    needsFittingInNextLayout = true
  }

  /// Replaces the self-sizing state with the state for the next layout, at the end of a transition.
  func finishTransition() {
    needsFitting = needsFittingInNextLayout
    fittingState = nextFittingState
  }

  /// The z-index by which the view was positioned among the subviews.
  @exclusivity(unchecked) var zIndex = 0
  /// Indicates whether the view must be moved to its position among the subviews.
  @exclusivity(unchecked) var needsPosition = false
  /// Indicates whether the item was dropped and remains in front of all others until its animation ends. Other views
  /// are not positioned relative to it.
  @exclusivity(unchecked) var isInFront = false

  /// Returns whether one element is painted before another. Elements are ordered by z-index, kind and index path.
  static func precedes(_ first: LiveElement, _ second: LiveElement) -> Bool {
    first.zIndex != second.zIndex ? first.zIndex < second.zIndex : first.key < second.key
  }

  func needsApplying(_ new: UICollectionViewLayoutAttributes) -> Bool {
    if new === attributes { return new.values.version != version }
    return attributes.values.version != version || !new.isEqual(attributes)
  }

  /// The values of attributes that the view shares with the application, which may set the same properties of the view.
  struct Appearance {
    let transform: LayoutAttributeValues.Transform?
    let alpha: CGFloat
    let isHidden: Bool

    init(_ values: LayoutAttributeValues) {
      transform = values.transform
      alpha = values.alpha
      isHidden = values.isHidden
    }
  }

  /// Stores the appearance that is about to be applied to the view, and returns the previous one.
  func replaceAppearance(_ new: Appearance) -> Appearance {
    let old = appearance
    appearance = new
    return old
  }

  /// Hides the view while it is prefetched or cached.
  func hideView() {
    isHiddenWhenShown = view.isHidden
    view.isHidden = true
  }

  /// Stores attributes that were applied to the view.
  ///
  /// Attributes of the base class are retained, because their version reveals changes in place. Attributes of a
  /// subclass are copied for the next comparison, because the properties of the subclass have no version.
  func recordAttributes(_ new: UICollectionViewLayoutAttributes) {
    if type(of: new) == UICollectionViewLayoutAttributes.self {
      attributes = new
    } else {
      attributes = new.copy() as? UICollectionViewLayoutAttributes ?? new
    }
    version = attributes.values.version
  }
}
