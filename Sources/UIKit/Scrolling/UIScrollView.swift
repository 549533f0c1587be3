import CollectionCore
import Foundation

/// A view that shows a part of larger content, and scrolls it by touch, wheel, touchpad and keys.
///
/// Scrolling changes only `bounds.origin`. The frames of subviews are in the coordinate system of the content and do
/// not change.
@preconcurrency @MainActor open class UIScrollView: UIView {
  package weak var scrollDelegate: (any UIScrollViewDelegate)? {
    didSet { notifyObservers("delegate", from: oldValue, to: scrollDelegate) }
  }
  package var content = ScrollContent()
  package var scrollState = ScrollState()
  package var zoom = ScrollZoom()
  package lazy var indicators = ScrollIndicators(self)
  /// The effects at the edges, or nil if none of them was read.
  final var edgeEffects: ScrollEdgeEffects?
  private lazy var pan = ScrollPanGestureRecognizer(self)
  private lazy var pinch = ScrollPinchGestureRecognizer(self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a scroll view from a nib, a storyboard or an archive that `encode(with:)` wrote.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it has no keys.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeNib(into: self, as: UIScrollView.self)
  }

  /// Encodes the view with the size of its content and its insets.
  ///
  /// - Parameter coder: The archiver. Nothing is encoded if it has no keys.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    guard coder.allowsKeyedCoding else { return }
    coder.encode(contentSize, forKey: "UIContentSize")
    coder.encode(contentInset, forKey: "UIContentInset")
    coder.encode(!isScrollEnabled, forKey: "UIScrollDisabled")
    coder.encode(isPagingEnabled, forKey: "UIPagingEnabled")
  }

  package override func decodeArchive(from coder: NSCoder) {
    super.decodeArchive(from: coder)
    guard coder.containsValue(forKey: "UIContentSize") else { return }
    contentSize = coder.decodeCGSize(forKey: "UIContentSize")
    contentInset = coder.decodeUIEdgeInsets(forKey: "UIContentInset")
    isScrollEnabled = !coder.decodeFlag(forKey: "UIScrollDisabled")
    isPagingEnabled = coder.decodeFlag(forKey: "UIPagingEnabled")
  }

  package override var archivedContainer: UIView? { PlatformClass.of(self) == UIScrollView.self ? self : nil }

  private func setUp() {
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

  /// The point of the content that is shown at the top left of the view, in points. A new value is rounded to whole
  /// pixels of the device. The default is zero.
  ///
  /// Setting this property does not stop a drag or a deceleration, which continues from the new offset at the same
  /// velocity. The target of an animated change does not change. `setContentOffset(_:animated:)` without an animation
  /// stops all of them.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { assignOffset(newValue) }
  }

  /// The size of the content, in points. The default is zero, which means that the view does not scroll.
  open dynamic var contentSize: CGSize {
    get { content.size }
    set {
      guard newValue != content.size else { return }
      guard newValue.width.isFinite, newValue.height.isFinite else {
        Diagnostics.report(
          "\(self): contentSize must be finite, but was set to \(newValue). It is unchanged. Look for a division by zero"
        )
        return
      }
      let oldSize = content.size
      content.size = newValue
      // If constraints do not determine the size of the content, views that are attached to its end move with it.
      if !constraintsDetermineContentSize, flags.contains(.laysOutByConstraints) { setNeedsLayout() }
      contentGeometryDidChange()
      extras?.boundsObserver?()
      notifyObservers("contentSize", from: oldSize, to: newValue)
    }
  }

  /// The distances, in points, by which the content can be scrolled away from the edges of the view. The default is
  /// zero.
  open var contentInset: UIEdgeInsets {
    get { content.inset }
    set {
      guard newValue != content.inset else { return }
      guard [newValue.top, newValue.left, newValue.bottom, newValue.right].allSatisfy(\.isFinite) else {
        return Diagnostics.report("\(self): contentInset must be finite, but was set to \(newValue). It is unchanged")
      }
      content.inset = newValue
      contentGeometryDidChange()
    }
  }

  /// The insets that are in effect, in points: the sum of `contentInset` and the parts of the safe area that
  /// `contentInsetAdjustmentBehavior` selects.
  open var adjustedContentInset: UIEdgeInsets { content.adjustedInset }

  /// Tells the scroll view that `adjustedContentInset` has changed. Subclasses can override this method and must call
  /// `super`.
  open func adjustedContentInsetDidChange() {}

  /// The conditions under which the safe area is added to `adjustedContentInset`. The default is `automatic`, which
  /// adds the safe area along axes that scroll, and vertically below a navigation bar.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet {
      recordAppearanceValue(\UIScrollView.contentInsetAdjustmentBehavior, contentInsetAdjustmentBehavior)
      if contentInsetAdjustmentBehavior != oldValue { contentGeometryDidChange() }
    }
  }

  /// The alignment of content that is smaller than the view. (0, 0) is the top left corner, (0.5, 0.5) the center, and
  /// (1, 1) the bottom right corner. The default is (0, 0).
  open var contentAlignmentPoint = CGPoint.zero {
    didSet { if contentAlignmentPoint != oldValue { contentGeometryDidChange() } }
  }

  // MARK: Policies

  /// A Boolean value that determines whether the user can scroll the content. Code can always scroll it. The default is
  /// `true`.
  open var isScrollEnabled = true {
    didSet { pan.isEnabled = isScrollEnabled }
  }
  /// A Boolean value that determines whether a drag is limited to the axis along which it begins. The default is
  /// `false`.
  open var isDirectionalLockEnabled = false
  /// A Boolean value that determines whether the content bounces beyond its edges. Setting this property sets
  /// `bouncesHorizontally` and `bouncesVertically`. The value is `true` if either of them is `true`. The default is
  /// `true`.
  open var bounces: Bool {
    get { bouncesHorizontally || bouncesVertically }
    set {
      recordAppearanceValue(\UIScrollView.bounces, newValue)
      bouncesHorizontally = newValue
      bouncesVertically = newValue
    }
  }
  /// A Boolean value that determines whether the content bounces beyond its left and right edges. The default is
  /// `true`.
  open var bouncesHorizontally = true
  /// A Boolean value that determines whether the content bounces beyond its top and bottom edges. The default is
  /// `true`.
  open var bouncesVertically = true
  /// A Boolean value that determines whether a horizontal drag that reaches the end of the content continues in the
  /// enclosing scroll view. The default is `true`.
  open var transfersHorizontalScrollingToParent = true
  /// A Boolean value that determines whether a vertical drag that reaches the end of the content continues in the
  /// enclosing scroll view. The default is `true`.
  open var transfersVerticalScrollingToParent = true
  /// A Boolean value that determines whether the content bounces vertically even if it is no taller than the view. The
  /// default is `false`.
  open var alwaysBounceVertical = false {
    didSet { contentGeometryDidChange() }
  }

  /// A Boolean value that determines whether the content bounces horizontally even if it is no wider than the view. The
  /// default is `false`.
  open var alwaysBounceHorizontal = false {
    didSet { contentGeometryDidChange() }
  }
  /// A Boolean value that determines whether the content comes to rest only at multiples of the view's size. The
  /// default is `false`.
  open var isPagingEnabled = false
  /// The rate at which content decelerates after a drag. The default is `normal`.
  open var decelerationRate = DecelerationRate.normal
  /// A Boolean value that determines whether touches are delivered to the content only after a short delay. During the
  /// delay, a touch can become a scroll. The default is `true`.
  open var delaysContentTouches = true
  /// A Boolean value that determines whether a touch that was delivered to the content can still become a scroll. The
  /// default is `true`.
  open var canCancelContentTouches = true
  /// A Boolean value that determines whether the Home key scrolls to the top. Tessera has no status bar that could be
  /// tapped. The default is `true`.
  open var scrollsToTop = true
  /// A Boolean value that determines whether the arrow keys, Page Up, Page Down, Space, Home and End scroll the
  /// content. The default is `true`.
  open var allowsKeyboardScrolling = true
  /// The way in which scrolling ends text editing. The interactive modes end it when the finger reaches the `inputView`
  /// or `inputAccessoryView` at the bottom of the window, and hide these views. The other modes end it when a drag
  /// begins. The default is `none`.
  open var keyboardDismissMode = KeyboardDismissMode.none {
    didSet { recordAppearanceValue(\UIScrollView.keyboardDismissMode, keyboardDismissMode) }
  }

  /// Returns a Boolean value that indicates whether touches are delivered to a view of the content. Subclasses can override this
  /// method. The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - touches: The touches that began.
  ///   - event: The event of the touches.
  ///   - view: The view of the content.
  /// - Returns: `false` to prevent the view from receiving the touches.
  open dynamic func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Returns a Boolean value that indicates whether the touches of a view can be cancelled when a scroll begins. Subclasses can
  /// override this method. The default implementation returns `true` unless the view is a control.
  ///
  /// - Parameter view: A view of the content that has received the touches.
  /// - Returns: `false` if the touches continue to belong to the view.
  open dynamic func touchesShouldCancel(in view: UIView) -> Bool { !view.isControl }

  // MARK: Indicators

  /// A Boolean value that determines whether the vertical indicator is shown while scrolling. The default is `true`.
  open var showsVerticalScrollIndicator = true {
    didSet {
      recordAppearanceValue(\UIScrollView.showsVerticalScrollIndicator, showsVerticalScrollIndicator)
      indicators.update()
    }
  }

  /// A Boolean value that determines whether the horizontal indicator is shown while scrolling. The default is `true`.
  open var showsHorizontalScrollIndicator = true {
    didSet {
      recordAppearanceValue(\UIScrollView.showsHorizontalScrollIndicator, showsHorizontalScrollIndicator)
      indicators.update()
    }
  }

  /// The style of the scroll indicators. The default is `default`, which depends on the interface style.
  open var indicatorStyle = IndicatorStyle.default {
    didSet {
      recordAppearanceValue(\UIScrollView.indicatorStyle, indicatorStyle)
      indicators.updateColors()
    }
  }
  /// The insets of the vertical indicator in points, in addition to the adjusted content inset. The default is zero.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.update() }
  }

  /// The insets of the horizontal indicator in points, in addition to the adjusted content inset. The default is zero.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.update() }
  }
  /// The insets of the scroll indicators, in points. Setting this property sets the insets of both indicators. The value is
  /// zero if the insets of the indicators differ (measured on iOS 26.1).
  open var scrollIndicatorInsets: UIEdgeInsets {
    get {
      verticalScrollIndicatorInsets == horizontalScrollIndicatorInsets ? verticalScrollIndicatorInsets : .zero
    }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// A Boolean value that determines whether the safe area is added to the insets of the indicators. The default is
  /// `true`.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { indicators.update() }
  }
  /// Makes the indicators visible for a short time.
  open func flashScrollIndicators() { indicators.flash() }

  /// Makes the indicators visible while code moves the content, and hides them a short time later.
  ///
  /// - Parameter changes: A closure that changes the content offset.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    indicators.appear()
    changes()
    indicators.appear()
    indicators.motionEnded()
  }

  // MARK: State

  /// A Boolean value that indicates whether a finger touches the content, even if it has not begun to scroll.
  open var isTracking: Bool { scrollState.isTracking }
  /// A Boolean value that indicates whether the user is dragging the content.
  open var isDragging: Bool { scrollState.isDragging }
  /// A Boolean value that indicates whether the content is decelerating or springing back after a drag.
  open var isDecelerating: Bool { scrollState.isDecelerating }
  /// A Boolean value that indicates whether an animated change of the offset is in progress.
  open var isScrollAnimating: Bool { scrollState.isAnimating }

  /// The gesture recognizer that scrolls the content. Other gesture recognizers can require it to fail. Its delegate
  /// must be the scroll view.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  /// The gesture recognizer that zooms the content, or `nil` if `minimumZoomScale` and `maximumZoomScale` are equal.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.isPossible ? pinch : nil }
  package var scrollPinch: ScrollPinchGestureRecognizer { pinch }

  // MARK: Moving

  /// Scrolls to an offset. The offset is not limited to the content.
  ///
  /// - Parameters:
  ///   - contentOffset: The point of the content to show at the top left of the view, in points.
  ///   - animated: `true` to animate the change within 0.3 s.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scrollToOffset(contentOffset, animated: animated)
  }

  /// Scrolls by the shortest distance that makes a rectangle visible. The method has no effect if the rectangle is
  /// already visible.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the coordinate system of the content, in points.
  ///   - animated: `true` to animate the scroll.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { show(rect, animated: animated) }

  /// Stops all scrolling and zooming, and moves the content within its edges.
  open func stopScrollingAndZooming() {
    stopZoom()
    stopMotion(notify: true)
    clampOffsetToRange()
  }

  // MARK: Zooming

  /// The minimum zoom scale. Zooming is possible while it is less than `maximumZoomScale`. The default is 1.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }

  /// The maximum zoom scale. Zooming is possible while it is greater than `minimumZoomScale`. The default is 1.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }
  /// A Boolean value that determines whether a pinch can exceed the zoom limits. The content then springs back to the
  /// limit. The default is `true`.
  open var bouncesZoom = true

  /// The scale of the zoomed view, relative to its natural size. Setting this property zooms immediately, within the
  /// limits. The default is 1.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// A Boolean value that indicates whether the user is zooming with a pinch.
  open var isZooming: Bool { zoom.isZooming }

  /// A Boolean value that indicates whether an animated zoom is in progress that code has started.
  open var isZoomAnimating: Bool { zoom.isAnimating }

  /// A Boolean value that indicates whether the scale is springing back into its limits.
  open var isZoomBouncing: Bool { zoom.isBouncing }

  /// Zooms to a scale around the middle of the visible area.
  ///
  /// - Parameters:
  ///   - scale: The new scale. It is clamped to the zoom limits.
  ///   - animated: `true` to animate the change.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { applyZoom(scale, around: nil, animated: animated) }
  /// Zooms so that a rectangle fills the view.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the coordinate system of the zoomed view. The scale is clamped to the zoom limits.
  ///   - animated: `true` to animate the change.
  open func zoom(to rect: CGRect, animated: Bool) { zoomToRect(rect, animated: animated) }

  // MARK: Refreshing

  /// The storage of `refreshControl`, or `nil` if there is no refresh control.
  package final var refresh: UIRefreshControl?
  /// A closure that changes the offset at which the content comes to rest, after the layout has chosen one. Bars above
  /// the content use it to come to rest either fully visible or hidden.
  package final var snap: ((CGPoint) -> CGPoint)?
  /// A closure that returns the height, in points, of a large title that is above the content and moves with it. The
  /// value is nil if there is no large title.
  package final var largeTitleHeight: (() -> CGFloat)?

  /// The control that begins a refresh when the user drags the content down beyond its top edge. It becomes the first
  /// subview. The default is `nil`.
  open var refreshControl: UIRefreshControl? {
    get { refresh }
    set { installRefresh(newValue) }
  }

  /// The conditions under which the index beside the content is visible. The default is `automatic`.
  open var indexDisplayMode = IndexDisplayMode.automatic {
    didSet { if indexDisplayMode != oldValue { indexDisplayModeDidChange() } }
  }
  /// Responds to a change of `indexDisplayMode`. Subclasses override this method. The default implementation does
  /// nothing.
  package func indexDisplayModeDidChange() {}

  // MARK: Edge effects

  /// The effect at the top edge, where the content scrolls behind a navigation bar.
  open var topEdgeEffect: UIScrollEdgeEffect { edgeEffect(\.top) }
  /// The effect at the left edge. It is stored but has no effect, because there are no bars at this edge.
  open var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect(\.left) }
  /// The effect at the bottom edge, where the content scrolls behind a toolbar or tab bar.
  open var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect(\.bottom) }
  /// The effect at the right edge. It is stored but has no effect, because there are no bars at this edge.
  open var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect(\.right) }

  // MARK: Guides

  /// A layout guide for the content. It has the size `contentSize` and is at the origin of the content.
  ///
  /// Constraints with this guide, or between subviews and the scroll view's own edges, determine `contentSize`. A
  /// length that the constraints leave ambiguous is 0. A length without constraints retains the value that was set.
  open private(set) lazy var contentLayoutGuide: UILayoutGuide = ScrollLayoutGuide(self, shows: .content)
  /// A layout guide for the visible area. It does not scroll, so subviews that are constrained to it remain at their
  /// position while the content moves.
  open private(set) lazy var frameLayoutGuide: UILayoutGuide = ScrollLayoutGuide(self, shows: .frame)

  // MARK: UIView

  package override final var scrollContainer: (any ScrollContainer)? { self }

  open override dynamic var clipsToBounds: Bool {
    get { super.clipsToBounds }
    set { super.clipsToBounds = newValue }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let oldBounds = super.bounds
      guard newValue != oldBounds else { return }
      if newValue.origin == oldBounds.origin {
        super.bounds = newValue
        return
      }
      moveDraggedContent(by: CGPoint(x: newValue.minX - oldBounds.minX, y: newValue.minY - oldBounds.minY))
      boundsWillScroll(to: newValue, cause: .bounds)
      super.bounds = newValue
      boundsDidScroll(from: oldBounds, cause: .bounds)
    }
  }

  /// Changes the bounds without calling `boundsWillScroll(to:cause:)` and `boundsDidScroll(from:cause:)`.
  package final func setScrolledBounds(_ bounds: CGRect) { super.bounds = bounds }

  package override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if old.size != bounds.size { sizeDidChange() }
  }

  package override var safeAreaForSubviews: UIEdgeInsets {
    // The part of the safe area that is included in the inset does not cover the content.
    let adjustedInset = content.adjustedInset
    let safeArea = safeAreaInsets
    func remainingInset(_ safe: CGFloat, _ adjusted: CGFloat, _ contentInset: CGFloat) -> CGFloat {
      max(0, safe - max(0, adjusted - contentInset))
    }
    return UIEdgeInsets(
      top: remainingInset(safeArea.top, adjustedInset.top, content.inset.top),
      left: remainingInset(safeArea.left, adjustedInset.left, content.inset.left),
      bottom: remainingInset(safeArea.bottom, adjustedInset.bottom, content.inset.bottom),
      right: remainingInset(safeArea.right, adjustedInset.right, content.inset.right))
  }

  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(contentOffset, forKey: "UIScrollView.contentOffset")
  }
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    restoreOffset(from: coder)
  }
  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    indicators.update()
    edgeEffects?.updateContainers()
    refresh?.update()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contentGeometryDidChange()
  }

  open override dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hitView = super.hitTest(point, with: event)
    // A touch on fast-moving content only stops the content.
    if hitView != nil, hitView !== self, event?.type == .touches, scrollState.isFast { return self }
    return hitView
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === pan { return panMayBegin() }
    if zoom.isPossible, gestureRecognizer === pinch { return zoomedView != nil }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Hooks of subclasses; overridable inside the package only

  /// Prepares for a scroll by a wheel or touchpad, before the content moves. Views with rows override this method to
  /// hide their swipe actions. The default implementation does nothing.
  package func wheelWillMoveContent() {}
  /// Returns the distance by which notches of a wheel scroll the content. Subclasses whose rows are smaller than a notch override
  /// this method. The default implementation returns `delta`.
  package func scrollDistance(forWheel delta: CGPoint) -> CGPoint { delta }
  /// Prepares for a change of the offset. `bounds` still has its previous value. For the cause `bounds`, the size can
  /// change too. Subclasses override this method. The default implementation does nothing.
  package func boundsWillScroll(to newBounds: CGRect, cause: ScrollCause) {}
  /// Responds to a change of the offset, before the delegate receives `scrollViewDidScroll`. Subclasses override this
  /// method and must call `super`.
  package func boundsDidScroll(from oldBounds: CGRect, cause: ScrollCause) {
    // Every step causes a layout, as in UIKit, so that `layoutSubviews` can tile content or recenter the offset.
    setNeedsLayout()
    indicators.offsetDidChange()
    refresh?.update()
  }
  /// Responds to the beginning of an animated change of the offset. `newBounds` contains the bounds at the end of the
  /// animation. Subclasses override this method. The default implementation does nothing.
  package func willAnimateScroll(to newBounds: CGRect) {}
  /// Indicates whether constraints can determine `contentSize`. Subclasses return `false` if another object lays out
  /// the content.
  package var constraintsDetermineContentSize: Bool { true }
  /// Indicates whether bars observe this scroll view if it is the content of a controller. Subclasses that only contain such
  /// content return `false`.
  package var isObservedByBars: Bool { true }
  /// Indicates whether the offset is limited to the content when the content or the size changes. Subclasses that limit
  /// it themselves return `false`.
  package var clampsOffset: Bool { true }
  /// Indicates whether the offset remains when the insets change, because it is about to be changed with an animation.
  package var holdsOffset: Bool { false }
  /// Returns the offset at which the content comes to rest, or `nil` to use the proposed offset. The method is called before the
  /// delegate's. Subclasses whose layouts snap to items override this method.
  package func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint? { nil }
}
