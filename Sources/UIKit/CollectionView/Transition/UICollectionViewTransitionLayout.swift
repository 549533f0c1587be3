import CollectionCore
import Foundation
import RuntimeInterface

/// A layout that interpolates between two layouts. Code sets its progress, for example in response to a gesture.
///
/// `startInteractiveTransition(to:completion:)` installs a transition layout, which the delegate can provide. Setting
/// `transitionProgress` moves all elements. A subclass that depends on more values than the progress stores them with
/// `updateValue(_:forAnimatedKey:)`. When the transition is finished or cancelled, these values are animated to 0.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at the start of the transition.
  open var currentLayout: UICollectionViewLayout { current }
  /// The layout at the end of the transition.
  open var nextLayout: UICollectionViewLayout { next }

  final let current: UICollectionViewLayout
  final let next: UICollectionViewLayout
  private final var progress: CGFloat = 0
  private final var progressTracker = VelocityTracker()
  private final var animatedValues: [String: AnimatedValue] = [:]
  /// The content offsets at the start and the end of an interactive transition. In any other transition, the value is
  /// `nil` and the layout does not change the offset.
  final var offsets: (from: CGPoint, to: CGPoint)? {
    didSet { lastSetOffset = collectionView?.contentOffset ?? .zero }
  }
  /// The offset that the transition last set. If the current offset differs from it, other code has changed the offset.
  private final var lastSetOffset = CGPoint.zero
  /// Indicates whether the two layouts must be prepared before they are queried.
  private final var needsPrepare = true
  private final var isForwarding = false
  /// The attributes of both layouts, or `nil` if they are no longer valid.
  final var elements: TransitionElements?
  /// The contexts that invalidate the two layouts after a change of the bounds. They are stored until the bounds have
  /// changed.
  private final var boundsContexts:
    (
      ownContext: UICollectionViewLayoutInvalidationContext,
      componentContexts: [UICollectionViewLayoutInvalidationContext?]
    )?

  private struct AnimatedValue {
    var value: CGFloat
    var tracker = VelocityTracker()
  }

  /// Creates a transition layout between two layouts, at progress 0.
  ///
  /// - Parameters:
  ///   - currentLayout: The layout at the start of the transition.
  ///   - newLayout: The layout at the end of the transition.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    current = currentLayout
    next = newLayout
    super.init()
  }

  /// Creates a transition layout from data in an unarchiver.
  ///
  /// Nothing is decoded. The transition is between two empty layouts.
  ///
  /// - Parameter coder: An unarchiver object, which is not read.
  public required init?(coder: NSCoder) {
    current = UICollectionViewLayout()
    next = UICollectionViewLayout()
    super.init(coder: coder)
  }

  // MARK: Progress

  /// The progress of the transition, from 0 (the current layout) to 1 (the next layout).
  ///
  /// Setting this property moves the elements in the next layout pass. In an interactive transition, the content offset
  /// changes immediately. Values below 0 or above 1 extrapolate the positions.
  open var transitionProgress: CGFloat {
    get { progress }
    set {
      guard newValue.isFinite else {
        Diagnostics.report("\(type(of: self)): the transition progress \(newValue) is not finite and is ignored")
        return
      }
      progressTracker.add(CGPoint(x: newValue, y: 0), at: FrameClock.now)
      guard newValue != progress else { return }
      updateForScroll()
      progress = newValue
      invalidateLayout()
      moveOffset()
    }
  }

  /// Sets a custom value of the transition. When the transition is finished or cancelled, the value is animated to 0.
  ///
  /// - Parameters:
  ///   - value: The value. If the value is not finite, an error is reported and the value is ignored.
  ///   - key: The key of the value.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    guard value.isFinite else {
      Diagnostics.report("\(type(of: self)): the value \(value) for the key “\(key)” is not finite and is ignored")
      return
    }
    animatedValues[key, default: AnimatedValue(value: value)].value = value
    animatedValues[key]?.tracker.add(CGPoint(x: value, y: 0), at: FrameClock.now)
    invalidateLayout()
  }

  /// Returns a custom value of the transition.
  ///
  /// - Parameter key: The key of the value.
  /// - Returns: The value that `updateValue(_:forAnimatedKey:)` set last, or 0.
  open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key]?.value ?? 0 }

  /// The values that are animated when the transition is finished or cancelled, with their velocities.
  ///
  /// The progress has the key `nil`. All other values are custom values.
  final var motions: [(key: String?, value: CGFloat, velocity: CGFloat)] {
    [(nil, progress, speed(progressTracker))]
      + animatedValues.map { ($0.key, $0.value.value, speed($0.value.tracker)) }
  }

  /// Returns the current velocity, per second, of a tracked value, which is the progress or a custom value. The result
  /// is 0 if the gesture paused before it ended.
  private final func speed(_ tracker: VelocityTracker) -> CGFloat {
    var tracker = tracker
    tracker.recordLift(at: FrameClock.now)
    return tracker.value.x
  }

  /// Sets the values of one frame of the final animation. The custom values are set first, so that an override of
  /// `transitionProgress` reads their new values.
  final func step(progress: CGFloat, values: [String: CGFloat]) {
    for (key, value) in values { animatedValues[key]?.value = value }
    if progress == self.progress, !values.isEmpty { invalidateLayout() }
    transitionProgress = progress
  }

  private final func moveOffset() {
    guard let offsets, let view = collectionView, view.layoutStorage === self else { return }
    view.moveBounds(
      to: CGPoint(x: interpolated(offsets.from.x, offsets.to.x), y: interpolated(offsets.from.y, offsets.to.y)))
    lastSetOffset = view.contentOffset
  }

  // MARK: Scrolling during the transition

  /// The content offsets at the start and the end of the transition, including the distance by which other code has
  /// scrolled. The value is `nil` outside of an interactive transition.
  package final var endOffsets: (from: CGPoint, to: CGPoint)? {
    guard let offsets, let currentOffset = collectionView?.contentOffset else { return offsets }
    let offsetChange = CGPoint(x: currentOffset.x - lastSetOffset.x, y: currentOffset.y - lastSetOffset.y)
    return (
      CGPoint(x: offsets.from.x + offsetChange.x, y: offsets.from.y + offsetChange.y),
      CGPoint(x: offsets.to.x + offsetChange.x, y: offsets.to.y + offsetChange.y)
    )
  }

  /// Adds the distance of scrolls by other code or by an update to the offsets at both ends. The transition then
  /// continues from the current offset.
  private final func updateForScroll() {
    guard let view = collectionView, view.contentOffset != lastSetOffset, let ends = endOffsets else { return }
    offsets = ends
  }

  /// Limits the offset at the end of the final animation to the range of the content there. `isFinishing` is `true` if the
  /// animation ends at the next layout, or `false` if it returns to the current layout. The visible content does not move.
  final func clampEndOffset(isFinishing: Bool) {
    updateForScroll()
    guard var ends = offsets, let view = collectionView else { return }
    let finalLayout = isFinishing ? next : current
    let oldOffset = isFinishing ? ends.to : ends.from
    let newOffset = view.offsetInRange(oldOffset, contentSize: finalLayout.collectionViewContentSize)
    guard newOffset != oldOffset else { return }
    let currentOffset = view.contentOffset
    let fraction = isFinishing ? progress : 1 - progress
    // The other end is extrapolated from the current offset.
    let remainder = max(1 - fraction, 1e-3)
    let otherOffset = CGPoint(
      x: (currentOffset.x - fraction * newOffset.x) / remainder,
      y: (currentOffset.y - fraction * newOffset.y) / remainder)
    if isFinishing { ends = (otherOffset, newOffset) } else { ends = (newOffset, otherOffset) }
    offsets = ends
  }

  // MARK: The two layouts

  /// Indicates whether the view mirrors the transition layout. The transition layout is mirrored only if the current and the next
  /// layout both are.
  open override dynamic var flipsHorizontallyInOppositeLayoutDirection: Bool {
    current.flipsHorizontallyInOppositeLayoutDirection && next.flipsHorizontallyInOppositeLayoutDirection
  }
  /// The reading direction that the current layout was designed for.
  open override dynamic var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
    current.developmentLayoutDirection
  }

  final override var componentLayouts: [UICollectionViewLayout] { [current, next] }

  /// Prepares the two layouts if they were invalidated. A change of the progress alone does not prepare them.
  open override func prepare() {
    super.prepare()
    guard needsPrepare else { return }
    elements = nil
    for layout in componentLayouts {
      layout.attachedView = collectionView
      layout.prepare()
      layout.finishPreparing()
    }
    needsPrepare = false
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    forward(context)
    super.invalidateLayout(with: context)
  }

  /// Invalidates the current and the next layout after the transition layout was invalidated for new data or new
  /// bounds.
  private final func forward(_ context: UICollectionViewLayoutInvalidationContext) {
    guard !isForwarding else { return }
    isForwarding = true
    defer { isForwarding = false }
    if let bounds = boundsContexts, bounds.ownContext === context {
      boundsContexts = nil
      for case (let layout, let componentContext?) in zip(componentLayouts, bounds.componentContexts) {
        invalidate(layout, with: componentContext)
      }
    } else if context.invalidateEverything || context.invalidateDataSourceCounts {
      for layout in componentLayouts {
        let componentContext = layout.makeInvalidationContext()
        componentContext.isEverythingInvalid = context.invalidateEverything
        componentContext.areCountsInvalid = context.invalidateDataSourceCounts
        invalidate(layout, with: componentContext)
      }
    }
  }

  private final func invalidate(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
  ) {
    needsPrepare = true
    let outerContext = layout.pendingContext
    layout.pendingContext = context
    layout.invalidateLayout()
    layout.pendingContext = outerContext
  }

  /// Responds to an invalidation of the current or the next layout of the transition.
  final func endLayoutWasInvalidated(
    _ layout: UICollectionViewLayout, _ context: UICollectionViewLayoutInvalidationContext
  ) {
    guard layout === current || layout === next else { return }
    needsPrepare = true
    guard !isForwarding else { return }
    isForwarding = true
    let newContext = makeInvalidationContext()
    newContext.isEverythingInvalid = context.invalidateEverything
    newContext.areCountsInvalid = context.invalidateDataSourceCounts
    invalidateLayout(with: newContext)
    isForwarding = false
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    // Both layouts are always called, because a layout expects a call for every change of the bounds.
    componentLayouts.map { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }.contains(true)
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let newContext = makeInvalidationContext()
    boundsContexts = (
      newContext,
      componentLayouts.map { layout in
        layout.shouldInvalidateLayout(forBoundsChange: newBounds)
          ? layout.invalidationContext(forBoundsChange: newBounds) : nil
      }
    )
    return newContext
  }

  // MARK: Self-sizing

  /// Indicates whether views are measured. Views are measured if at least one of the two layouts of the transition supports
  /// self-sizing (`UICollectionView+SelfSizing`).
  final override var supportsSelfSizing: Bool { current.supportsSelfSizing || next.supportsSelfSizing }

  // MARK: Queries

  open override var collectionViewContentSize: CGSize {
    let currentSize = current.collectionViewContentSize
    let nextSize = next.collectionViewContentSize
    return CGSize(
      width: max(0, interpolated(currentSize.width, nextSize.width)),
      height: max(0, interpolated(currentSize.height, nextSize.height)))
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    interpolatedElements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    interpolatedAttributes { $0.layoutAttributesForItem(at: indexPath) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    interpolatedAttributes { $0.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    interpolatedAttributes { $0.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath) }
  }

  // MARK: Updates and animated bounds during the transition

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for layout in componentLayouts { layout.prepare(forCollectionViewUpdates: updateItems) }
    // A layout with its own model updates the model in this call, so the cached attributes of its elements are invalid.
    elements = nil
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    for layout in componentLayouts { layout.finalizeCollectionViewUpdates() }
  }

  open override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    for layout in componentLayouts { layout.prepare(forAnimatedBoundsChange: oldBounds) }
  }

  open override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    for layout in componentLayouts { layout.finalizeAnimatedBoundsChange() }
  }

  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    interpolatedInitialAttributes(of: ElementKey(cell: itemIndexPath)) {
      $0.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
  }

  open override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    interpolatedInitialAttributes(of: ElementKey(kind: ElementKind.supplementary(elementKind), path: elementIndexPath))
    {
      $0.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
    }
  }

  open override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    interpolatedInitialAttributes(of: ElementKey(kind: ElementKind.decoration(elementKind), path: decorationIndexPath))
    {
      $0.initialLayoutAttributesForAppearingDecorationElement(ofKind: elementKind, at: decorationIndexPath)
    }
  }

  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    interpolatedFinalAttributes(of: ElementKey(cell: itemIndexPath)) {
      $0.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
  }

  open override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    interpolatedFinalAttributes(of: ElementKey(kind: ElementKind.supplementary(elementKind), path: elementIndexPath)) {
      $0.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
    }
  }

  open override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    interpolatedFinalAttributes(of: ElementKey(kind: ElementKind.decoration(elementKind), path: decorationIndexPath)) {
      $0.finalLayoutAttributesForDisappearingDecorationElement(ofKind: elementKind, at: decorationIndexPath)
    }
  }

  open override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    unionOfPaths { $0.indexPathsToDeleteForSupplementaryView(ofKind: elementKind) }
  }

  open override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    unionOfPaths { $0.indexPathsToDeleteForDecorationView(ofKind: elementKind) }
  }

  open override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    unionOfPaths { $0.indexPathsToInsertForSupplementaryView(ofKind: elementKind) }
  }

  open override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    unionOfPaths { $0.indexPathsToInsertForDecorationView(ofKind: elementKind) }
  }

  final func interpolated(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
}
