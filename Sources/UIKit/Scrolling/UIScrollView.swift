import CollectionCore
import Foundation

/// Shows a part of content that is larger than itself, and moves it by touch, wheel, touchpad and keys.
///
/// Scrolling is nothing but a change of `bounds.origin`: subviews keep their frames, in the coordinates of the content.
@preconcurrency @MainActor open class UIScrollView: UIView {
  package weak var scrollDelegate: (any UIScrollViewDelegate)?
  package var content = ScrollContent()
  package var drive = ScrollDrive()
  package var zoom = ScrollZoom()
  package lazy var indicators = ScrollIndicators(self)
  private lazy var pan = ScrollPanGestureRecognizer(self)
  private lazy var pinch = ScrollPinchGestureRecognizer(self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Decodes what `UIView` decodes, and prepares for scrolling as `init(frame:)` does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    addGestureRecognizer(DelayedTouchesGestureRecognizer(self))
    addGestureRecognizer(pan)
    addGestureRecognizer(IndicatorDragGestureRecognizer(self))
    addGestureRecognizer(IndicatorHoverGestureRecognizer(self))
    indicators.prepare()
  }

  package override var descriptionDetails: [String] {
    func numbers(_ values: CGFloat...) -> String {
      "{" + values.map(Self.shortNumber).joined(separator: ", ") + "}"
    }
    let inset = adjustedContentInset
    return [
      "contentOffset: \(numbers(contentOffset.x, contentOffset.y))",
      "contentSize: \(numbers(contentSize.width, contentSize.height))",
      "adjustedContentInset: \(numbers(inset.top, inset.left, inset.bottom, inset.right))",
    ]
  }

  // MARK: Content

  /// The point of the content that is shown at the top left of the view; rounded to whole device pixels when set.
  /// Default zero.
  ///
  /// Setting it stops nothing: a drag or deceleration that is under way goes on from there, as fast as it was, and an
  /// animated change to the end that it was given. `setContentOffset(_:animated:)` without animation stops both.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { assignOffset(newValue) }
  }

  /// Size of the content in points. Default zero, which does not scroll.
  open var contentSize: CGSize {
    get { content.size }
    set {
      guard newValue != content.size else { return }
      precondition(
        newValue.width.isFinite && newValue.height.isFinite, "\(type(of: self)): contentSize would become \(newValue)")
      content.size = newValue
      // What is pinned to the end of content that its layout measures goes along.
      if !contentFollowsConstraints, flags.contains(.laysOutByConstraints) { setNeedsLayout() }
      contentGeometryChanged()
    }
  }

  /// Room around the content that can be scrolled into view. Default zero.
  open var contentInset: UIEdgeInsets {
    get { content.inset }
    set {
      guard newValue != content.inset else { return }
      content.inset = newValue
      contentGeometryChanged()
    }
  }

  /// `contentInset` and what the safe area adds to it, by `contentInsetAdjustmentBehavior`.
  open var adjustedContentInset: UIEdgeInsets { content.adjustedInset }

  /// Called when `adjustedContentInset` has changed. Does nothing; call super.
  open func adjustedContentInsetDidChange() {}

  /// When the safe area adds to the inset. Default automatic: along axes that scroll, and vertically below a navigation
  /// bar.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { contentGeometryChanged() } }
  }

  /// Where content that is smaller than the view rests in it: (0, 0) at the top left, (0.5, 0.5) in the middle, (1, 1) at
  /// the bottom right. Default (0, 0).
  open var contentAlignmentPoint = CGPoint.zero {
    didSet { if contentAlignmentPoint != oldValue { contentGeometryChanged() } }
  }

  // MARK: Policies

  /// Default true. Without it nothing scrolls by hand; code still may.
  open var isScrollEnabled = true {
    didSet { pan.isEnabled = isScrollEnabled }
  }
  /// Whether a drag that begins along one axis stays on it. Default false.
  open var isDirectionalLockEnabled = false
  /// Whether the content gives way beyond its edges. Setting it sets both axes; it is true while one of them is. Default
  /// true.
  open var bounces: Bool {
    get { bouncesHorizontally || bouncesVertically }
    set {
      bouncesHorizontally = newValue
      bouncesVertically = newValue
    }
  }
  /// Whether the content gives way beyond its left and right edges. Default true.
  open var bouncesHorizontally = true
  /// Whether the content gives way beyond its top and bottom edges. Default true.
  open var bouncesVertically = true
  /// Whether a sideways drag that meets the end of the content goes on with the scroll view around this one. Default true.
  open var transfersHorizontalScrollingToParent = true
  /// The same upwards and downwards. Default true.
  open var transfersVerticalScrollingToParent = true
  /// Whether it gives way vertically though it is no taller than the view. Default false.
  open var alwaysBounceVertical = false {
    didSet { contentGeometryChanged() }
  }

  /// Whether it gives way horizontally though it is no wider than the view. Default false.
  open var alwaysBounceHorizontal = false {
    didSet { contentGeometryChanged() }
  }
  /// Whether it comes to rest at multiples of its size only. Default false.
  open var isPagingEnabled = false
  /// Default `normal`.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a touch waits a moment, to see whether it scrolls, before the content learns of it. Default true.
  open var delaysContentTouches = true
  /// Whether a touch that the content has already may still become a scroll. Default true.
  open var canCancelContentTouches = true
  /// Whether Home (there is no status bar to tap) scrolls to the top. Default true.
  open var scrollsToTop = true
  /// Whether arrows, Page Up and Down, Space, Home and End scroll. Default true.
  open var allowsKeyboardScrolling = true
  /// How a drag ends the editing of text. The interactive modes do so when the finger reaches the `inputView` or
  /// `inputAccessoryView` at the bottom of the window, which go then; the others when a drag begins. Default none.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether a touch may go to `view` in the content. Default true.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Whether a touch that `view` has may be taken from it to scroll. Default true unless the view is a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !view.isControl }

  // MARK: Indicators

  /// Whether the vertical indicator is shown while scrolling. Default true.
  open var showsVerticalScrollIndicator = true {
    didSet { indicators.update() }
  }

  /// Whether the horizontal indicator is shown while scrolling. Default true.
  open var showsHorizontalScrollIndicator = true {
    didSet { indicators.update() }
  }

  /// Whether the indicators are dark, light, or what suits the interface style. Default `default`.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { indicators.restyle() }
  }
  /// Where the indicator keeps away from the edges, besides the adjusted content inset. Default zero.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.update() }
  }

  /// As `verticalScrollIndicatorInsets`, for the horizontal indicator. Default zero.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.update() }
  }
  /// Both at once.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Whether the indicators keep clear of the safe area, too. Default true.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { indicators.update() }
  }
  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { indicators.flash() }

  /// Shows the indicators, runs `changes`, which move the content, and lets the indicators go after a moment.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    indicators.appear()
    changes()
    indicators.appear()
    indicators.motionEnded()
  }

  // MARK: State

  /// Whether a finger is down that may scroll.
  open var isTracking: Bool { drive.isTracking }
  /// Whether a finger is scrolling.
  open var isDragging: Bool { drive.isDragging }
  /// Whether the content runs out or springs back after a finger has left.
  open var isDecelerating: Bool { drive.isDecelerating }
  /// Whether `setContentOffset(_:animated:)` is under way.
  open var isScrollAnimating: Bool { drive.isAnimating }

  /// The gesture that scrolls. Other gestures may depend on it; its delegate must stay the scroll view.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  /// Nil while zooming is off.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.isPossible ? pinch : nil }
  package var scrollPinch: ScrollPinchGestureRecognizer { pinch }

  // MARK: Moving

  /// Shows the content from `contentOffset` on, at once or along 0.3 s. Not limited to the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { jump(to: contentOffset, animated: animated) }

  /// Moves as little as needed to show `rect` (content coordinates); does nothing where it is visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { show(rect, animated: animated) }

  /// Stops whatever moves by itself.
  open func stopScrollingAndZooming() {
    stopZoom()
    stopMotion(notify: true)
    bringIntoRange()
  }

  // MARK: Zooming

  /// Default 1. Zooming is possible while it differs from `maximumZoomScale`.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsChanged() }
  }

  /// Default 1. Zooming is possible while it differs from `minimumZoomScale`.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsChanged() }
  }
  /// Whether a pinch gives way beyond the limits. Default true.
  open var bouncesZoom = true

  /// How large the zoomed view is shown, 1 being its own size. Setting it zooms at once, within the limits.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether a pinch is zooming.
  open var isZooming: Bool { zoom.isZooming }

  /// Whether the scale is changing by an animation that code has asked for.
  open var isZoomAnimating: Bool { zoom.isAnimating }

  /// Whether the scale is springing back into its limits.
  open var isZoomBouncing: Bool { zoom.isBouncing }

  /// Zooms to a scale, around the middle of what is shown. Out of the limits: the limit.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { applyZoom(scale, around: nil, animated: animated) }
  /// Zooms until `rect` (coordinates of the zoomed view) fills the view, within the limits.
  open func zoom(to rect: CGRect, animated: Bool) { zoomToRect(rect, animated: animated) }

  // MARK: Refreshing

  package final var refresh: UIRefreshControl?
  /// Where the content is to rest instead, for a bar above that is shown in full or not at all; asked after the layout.
  package final var snap: ((CGPoint) -> CGPoint)?
  /// The points of a large title above that moves with the content.
  package final var largeTitleZone: (() -> CGFloat)?

  /// What is seen when the content is drawn down beyond its top edge, and begins a refresh there. It is the first subview.
  /// Default nil.
  open var refreshControl: UIRefreshControl? {
    get { refresh }
    set { installRefresh(newValue) }
  }

  /// Whether an index beside the content is shown. Default automatic.
  open var indexDisplayMode = IndexDisplayMode.automatic {
    didSet { if indexDisplayMode != oldValue { indexDisplayModeDidChange() } }
  }
  /// `indexDisplayMode` has changed. Does nothing.
  package func indexDisplayModeDidChange() {}

  // MARK: Guides

  /// The content: as large as `contentSize`, at the content's origin. Constraints to it, or between what is inside and the
  /// scroll view's own edges, determine `contentSize`; a length that they leave open is 0, and one that they don't speak
  /// of stays what it was set to.
  public private(set) lazy var contentLayoutGuide: UILayoutGuide = ScrollLayoutGuide(self, shows: .content)
  /// What is seen of the scroll view: its frame, which does not scroll. What is tied to it inside floats over the content.
  public private(set) lazy var frameLayoutGuide: UILayoutGuide = ScrollLayoutGuide(self, shows: .frame)

  // MARK: UIView

  package override final var scrollContainer: (any ScrollContainer)? { self }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      guard newValue != old else { return }
      if newValue.origin == old.origin {
        super.bounds = newValue
        return
      }
      carryHand(by: CGPoint(x: newValue.minX - old.minX, y: newValue.minY - old.minY))
      boundsWillScroll(to: newValue, cause: .bounds)
      super.bounds = newValue
      boundsDidScroll(from: old, cause: .bounds)
    }
  }

  /// Moves the bounds without asking anybody.
  package final func setScrolledBounds(_ bounds: CGRect) { super.bounds = bounds }

  package override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if old.size != bounds.size { sizeDidChange() }
  }

  package override var safeAreaForSubviews: UIEdgeInsets {
    // What the inset makes up for covers the content no more.
    let taken = content.adjustedInset
    let safe = safeAreaInsets
    func left(_ safe: CGFloat, _ adjusted: CGFloat, _ own: CGFloat) -> CGFloat { max(0, safe - max(0, adjusted - own)) }
    return UIEdgeInsets(
      top: left(safe.top, taken.top, content.inset.top), left: left(safe.left, taken.left, content.inset.left),
      bottom: left(safe.bottom, taken.bottom, content.inset.bottom),
      right: left(safe.right, taken.right, content.inset.right))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    indicators.update()
    refresh?.follow()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contentGeometryChanged()
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    // A touch on content that flies by catches it and does nothing else.
    if hit != nil, hit !== self, event?.type == .touches, drive.isFast(at: point) { return self }
    return hit
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === pan { return panMayBegin() }
    if zoom.isPossible, gestureRecognizer === pinch { return zoomedView != nil }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Hooks of subclasses; overridable inside the package only

  /// Before a wheel or a touchpad begins to move the content. Views whose rows are swiped close them. Does nothing.
  package func wheelWillMoveContent() {}
  /// Before the offset (or, with `bounds`, anything) changes. `bounds` is still the old one.
  package func boundsWillScroll(to new: CGRect, cause: ScrollCause) {}
  /// After it has changed, before `scrollViewDidScroll`.
  package func boundsDidScroll(from old: CGRect, cause: ScrollCause) {
    // As in UIKit, every step lays out: what is tiled, or brought back to the middle, is so in `layoutSubviews`.
    setNeedsLayout()
    indicators.follow()
    refresh?.follow()
  }
  /// An animated change of the offset has begun; it will end at `new`.
  package func willAnimateScroll(to new: CGRect) {}
  /// Whether constraints may determine `contentSize`. False where something else lays the content out.
  package var contentFollowsConstraints: Bool { true }
  /// Whether the offset is brought back into range when content or size change. False where a subclass does that by itself.
  package var clampsOffset: Bool { true }
  /// Where the content is to rest instead of `proposed`, before the delegate is asked; nil leaves it.
  package func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint? { nil }
}
