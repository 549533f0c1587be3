import CollectionCore
import Foundation
import RuntimeInterface

/// Leads from one layout to another by a progress that code or a gesture sets: every element lies between its places in
/// both layouts.
///
/// `startInteractiveTransition(to:completion:)` makes one (or asks the delegate for one of a subclass) and installs it.
/// Setting `transitionProgress` moves everything. A subclass that steers by more than the progress keeps its values under
/// keys: while the transition runs to its end they go back to 0, the value at which nothing is changed.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout that the transition begins with.
  open var currentLayout: UICollectionViewLayout { current }
  /// The layout that the transition leads to.
  open var nextLayout: UICollectionViewLayout { next }

  final let current: UICollectionViewLayout
  final let next: UICollectionViewLayout
  private final var progress: CGFloat = 0
  private final var progressTracker = VelocityTracker()
  private final var animatedValues: [String: AnimatedValue] = [:]
  /// The offsets of the content at both ends; nil outside of an interactive transition: the offset then stays alone.
  final var offsets: (from: CGPoint, to: CGPoint)? {
    didSet { ledOffset = collectionView?.contentOffset ?? .zero }
  }
  /// Where the transition has led the content: what it is away from there somebody else has scrolled.
  private final var ledOffset = CGPoint.zero
  /// Whether the two layouts must prepare before they are asked.
  private final var owesPrepare = true
  private final var isForwarding = false
  /// What the two layouts have answered; nil when they may answer something else now.
  final var elements: TransitionElements?
  /// What a change of bounds makes invalid in the two layouts, until it is carried out.
  private final var boundsContexts:
    (own: UICollectionViewLayoutInvalidationContext, parts: [UICollectionViewLayoutInvalidationContext?])?

  private struct AnimatedValue {
    var value: CGFloat
    var tracker = VelocityTracker()
  }

  /// A transition between two layouts, at progress 0.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    current = currentLayout
    next = newLayout
    super.init()
  }

  /// There are no archives here: a transition between two layouts without elements.
  public required init?(coder: NSCoder) {
    current = UICollectionViewLayout()
    next = UICollectionViewLayout()
    super.init(coder: coder)
  }

  // MARK: Progress

  /// From 0 (the current layout) to 1 (the next one). Setting it moves the elements in the next layout pass and, in an
  /// interactive transition, the content offset at once. Values beyond the ends lead beyond the places of the elements.
  open var transitionProgress: CGFloat {
    get { progress }
    set {
      guard newValue.isFinite else {
        Misuse.report("\(type(of: self)): \(newValue) is no progress of a transition")
        return
      }
      progressTracker.add(CGPoint(x: newValue, y: 0), at: FrameClock.now)
      guard newValue != progress else { return }
      followScroll()
      progress = newValue
      invalidateLayout()
      moveOffset()
    }
  }

  /// Keeps a value of the application's own beside the progress. It goes back to 0 while the transition finishes or is
  /// cancelled.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    guard value.isFinite else {
      Misuse.report("\(type(of: self)): \(value) is no value for the key “\(key)”")
      return
    }
    animatedValues[key, default: AnimatedValue(value: value)].value = value
    animatedValues[key]?.tracker.add(CGPoint(x: value, y: 0), at: FrameClock.now)
    invalidateLayout()
  }

  /// A value that `updateValue(_:forAnimatedKey:)` kept; 0 when there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key]?.value ?? 0 }

  /// What moves when the transition is left to itself: the progress (nil) and the values, each with its speed.
  final var motions: [(key: String?, value: CGFloat, velocity: CGFloat)] {
    [(nil, progress, speed(progressTracker))]
      + animatedValues.map { ($0.key, $0.value.value, speed($0.value.tracker)) }
  }

  /// A finger that rests before it lets go throws nothing.
  private final func speed(_ tracker: VelocityTracker) -> CGFloat {
    var tracker = tracker
    tracker.lift(at: FrameClock.now)
    return tracker.value.x
  }

  /// A step of the motion to the end: the values first, so that an override of `transitionProgress` reads the new ones.
  final func step(progress: CGFloat, values: [String: CGFloat]) {
    for (key, value) in values { animatedValues[key]?.value = value }
    if progress == self.progress, !values.isEmpty { invalidateLayout() }
    transitionProgress = progress
  }

  private final func moveOffset() {
    guard let offsets, let view = collectionView, view.layoutStorage === self else { return }
    view.moveBounds(
      to: CGPoint(x: mix(offsets.from.x, offsets.to.x), y: mix(offsets.from.y, offsets.to.y)))
    ledOffset = view.contentOffset
  }

  // MARK: Scrolling on the way

  /// The offsets at both ends, as far away as what has been scrolled since.
  package final var endOffsets: (from: CGPoint, to: CGPoint)? {
    guard let offsets, let now = collectionView?.contentOffset else { return offsets }
    let step = CGPoint(x: now.x - ledOffset.x, y: now.y - ledOffset.y)
    return (
      CGPoint(x: offsets.from.x + step.x, y: offsets.from.y + step.y),
      CGPoint(x: offsets.to.x + step.x, y: offsets.to.y + step.y)
    )
  }

  /// Scrolling on the way (of code, of an update) moves both ends along: the transition goes on from there.
  private final func followScroll() {
    guard let view = collectionView, view.contentOffset != ledOffset, let ends = endOffsets else { return }
    offsets = ends
  }

  /// The end to which the transition runs by itself lies within its content, and what is seen now stays where it is.
  final func keepEndInRange(isFinishing: Bool) {
    followScroll()
    guard var ends = offsets, let view = collectionView else { return }
    let end = isFinishing ? next : current
    let old = isFinishing ? ends.to : ends.from
    let new = view.offsetInRange(old, contentSize: end.collectionViewContentSize)
    guard new != old else { return }
    let now = view.contentOffset
    let share = isFinishing ? progress : 1 - progress
    // The other end lies where the line from here to there begins.
    let rest = max(1 - share, 1e-3)
    let other = CGPoint(x: (now.x - share * new.x) / rest, y: (now.y - share * new.y) / rest)
    if isFinishing { ends = (other, new) } else { ends = (new, other) }
    offsets = ends
  }

  // MARK: The two layouts

  /// Yes where both layouts flip; true of one alone, nothing is mirrored while the transition lasts.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    current.flipsHorizontallyInOppositeLayoutDirection && next.flipsHorizontallyInOppositeLayoutDirection
  }
  /// That of the current layout.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { current.developmentLayoutDirection }

  final override var parts: [UICollectionViewLayout] { [current, next] }

  /// Prepares the two layouts where they were invalidated; the progress alone costs them nothing.
  open override func prepare() {
    super.prepare()
    guard owesPrepare else { return }
    elements = nil
    for layout in parts {
      layout.collectionView = collectionView
      layout.prepare()
      layout.finishPreparing()
    }
    owesPrepare = false
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    forward(context)
    super.invalidateLayout(with: context)
  }

  /// Tells the two layouts what the view says of data and bounds.
  private final func forward(_ context: UICollectionViewLayoutInvalidationContext) {
    guard !isForwarding else { return }
    isForwarding = true
    defer { isForwarding = false }
    if let bounds = boundsContexts, bounds.own === context {
      boundsContexts = nil
      for case (let layout, let part?) in zip(parts, bounds.parts) { invalidate(layout, with: part) }
    } else if context.invalidateEverything || context.invalidateDataSourceCounts {
      for layout in parts {
        let part = layout.makeInvalidationContext()
        part.markedEverything = context.invalidateEverything
        part.markedCounts = context.invalidateDataSourceCounts
        invalidate(layout, with: part)
      }
    }
  }

  private final func invalidate(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
  ) {
    owesPrepare = true
    let outer = layout.pendingContext
    layout.pendingContext = context
    layout.invalidateLayout()
    layout.pendingContext = outer
  }

  /// One of the two layouts was invalidated by itself.
  final func partWasInvalidated(_ layout: UICollectionViewLayout, _ context: UICollectionViewLayoutInvalidationContext)
  {
    guard layout === current || layout === next else { return }
    owesPrepare = true
    guard !isForwarding else { return }
    isForwarding = true
    let own = makeInvalidationContext()
    own.markedEverything = context.invalidateEverything
    own.markedCounts = context.invalidateDataSourceCounts
    invalidateLayout(with: own)
    isForwarding = false
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    // Both are asked: each has its own answer.
    parts.map { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }.contains(true)
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let own = makeInvalidationContext()
    boundsContexts = (
      own,
      parts.map { layout in
        layout.shouldInvalidateLayout(forBoundsChange: newBounds)
          ? layout.invalidationContext(forBoundsChange: newBounds) : nil
      }
    )
    return own
  }

  // MARK: Sizes that views say

  /// Where one of the two layouts listens, views are asked for its end (`UICollectionView+SelfSizing`).
  final override var supportsSelfSizing: Bool { current.supportsSelfSizing || next.supportsSelfSizing }

  // MARK: Answers

  open override var collectionViewContentSize: CGSize {
    let from = current.collectionViewContentSize
    let to = next.collectionViewContentSize
    return CGSize(width: max(0, mix(from.width, to.width)), height: max(0, mix(from.height, to.height)))
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributesBetween(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    between { $0.layoutAttributesForItem(at: indexPath) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between { $0.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between { $0.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath) }
  }

  // MARK: Updates and animated bounds while the transition is under way

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for layout in parts { layout.prepare(forCollectionViewUpdates: updateItems) }
    // A layout with a model of its own knows only now.
    elements = nil
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    for layout in parts { layout.finalizeCollectionViewUpdates() }
  }

  open override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    for layout in parts { layout.prepare(forAnimatedBoundsChange: oldBounds) }
  }

  open override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    for layout in parts { layout.finalizeAnimatedBoundsChange() }
  }

  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    beginning(of: ElementKey(cell: itemIndexPath)) {
      $0.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
  }

  open override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    beginning(of: ElementKey(kind: ElementKind.supplementary(elementKind), path: elementIndexPath)) {
      $0.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
    }
  }

  open override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    beginning(of: ElementKey(kind: ElementKind.decoration(elementKind), path: decorationIndexPath)) {
      $0.initialLayoutAttributesForAppearingDecorationElement(ofKind: elementKind, at: decorationIndexPath)
    }
  }

  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ending(of: ElementKey(cell: itemIndexPath)) {
      $0.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
  }

  open override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ending(of: ElementKey(kind: ElementKind.supplementary(elementKind), path: elementIndexPath)) {
      $0.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
    }
  }

  open override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ending(of: ElementKey(kind: ElementKind.decoration(elementKind), path: decorationIndexPath)) {
      $0.finalLayoutAttributesForDisappearingDecorationElement(ofKind: elementKind, at: decorationIndexPath)
    }
  }

  open override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    together { $0.indexPathsToDeleteForSupplementaryView(ofKind: elementKind) }
  }

  open override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    together { $0.indexPathsToDeleteForDecorationView(ofKind: elementKind) }
  }

  open override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    together { $0.indexPathsToInsertForSupplementaryView(ofKind: elementKind) }
  }

  open override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    together { $0.indexPathsToInsertForDecorationView(ofKind: elementKind) }
  }

  final func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
}
