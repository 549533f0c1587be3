import Foundation

/// An element that has a view: which view, which attributes it was given, where it stands in the painting order.
@MainActor
final class RealizedElement {
  @exclusivity(unchecked) var key: ElementKey { didSet { path = key.path } }
  @exclusivity(unchecked) private(set) var path: IndexPath
  nonisolated let view: UICollectionReusableView
  /// What was applied last.
  @exclusivity(unchecked) private(set) var attributes: UICollectionViewLayoutAttributes
  /// The attributes' version at that time: a layout may change its own objects in place.
  @exclusivity(unchecked) private var version: UInt32
  /// The pass of the collection view in which the layout named the element last.
  @exclusivity(unchecked) var generation = 0

  weak var update: RunningUpdate<RealizedElement>?

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

  /// How the view says its size.
  @exclusivity(unchecked) var fitting = FittingState()
  /// The view is to be asked for its size again, though its attributes are the same.
  @exclusivity(unchecked) var owesFitting = false { didSet { if owesFitting { owesNextFitting = true } } }
  /// The same with the layout to which an interactive transition leads.
  @exclusivity(unchecked) var nextFitting = FittingState()
  @exclusivity(unchecked) var owesNextFitting = true

  /// Which layout is asked about a view's size: the present one, or the one to which an interactive transition leads.
  enum FittingEnd { case present, next }

  func owesFitting(_ end: FittingEnd) -> Bool { end == .next ? owesNextFitting : owesFitting }

  func hasBeenAsked(_ end: FittingEnd) {
    if end == .next { owesNextFitting = false } else { owesFitting = false }
  }

  func fitting(_ end: FittingEnd) -> FittingState { end == .next ? nextFitting : fitting }

  func changeFitting(_ end: FittingEnd, _ change: (inout FittingState) -> Void) {
    if end == .next { change(&nextFitting) } else { change(&fitting) }
  }

  /// The view is to be asked for its size as if it never had been.
  func forgetFitting() {
    owesFitting = true
    fitting = FittingState()
    nextFitting = FittingState()
  }

  /// An interactive transition begins: nothing has been agreed on with the layout that it leads to.
  func beginTransition() {
    nextFitting = FittingState()
    owesNextFitting = true
  }

  /// It has arrived there.
  func arrive() {
    owesFitting = owesNextFitting
    fitting = nextFitting
  }

  /// The z-index that the view's place among the subviews was chosen by.
  @exclusivity(unchecked) var zIndex = 0
  /// The view, a subview already, has not been brought to its place yet.
  @exclusivity(unchecked) var owesPlace = false
  /// It was dropped and lies in front of all others until it has settled: nothing is placed by where it lies.
  @exclusivity(unchecked) var isInFront = false

  /// Whether an element is painted before another one: by z-index, kind, path.
  static func precedes(_ first: RealizedElement, _ second: RealizedElement) -> Bool {
    first.zIndex != second.zIndex ? first.zIndex < second.zIndex : first.key < second.key
  }

  func needsApplying(_ new: UICollectionViewLayoutAttributes) -> Bool {
    if new === attributes { return new.values.version != version }
    return attributes.values.version != version || !new.isEqual(attributes)
  }

  /// Attributes of the base class are kept as they are, their version tells of changes in place. A subclass has values
  /// that nobody counts: those are copied, to be compared with what comes next.
  func remember(_ new: UICollectionViewLayoutAttributes) {
    if type(of: new) == UICollectionViewLayoutAttributes.self {
      attributes = new
    } else {
      attributes = new.copy() as? UICollectionViewLayoutAttributes ?? new
    }
    version = attributes.values.version
  }
}
