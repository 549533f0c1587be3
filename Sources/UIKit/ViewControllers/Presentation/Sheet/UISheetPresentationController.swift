import Foundation

/// A presentation controller that shows the presented view as a card over the presenting view.
///
/// In a compact width, the card is at the bottom of the window and rests at one of several heights, between which the
/// user can drag it. In a regular width the card is in the center of the window. Dragging the card downwards dismisses
/// it.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// Indicates whether the sheet is a form. In a regular width, a form is smaller than a page.
  let isForm: Bool
  private let dimming = UIView()
  private(set) lazy var card = SheetCardView(frame: .zero)
  private lazy var drag = SheetDrag(self)
  /// The height of the card during a drag in points, or nil if there is no drag.
  var draggedHeight: CGFloat?

  /// Creates the presentation controller of a page sheet.
  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    isForm = false
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  init(presented: UIViewController, presenting: UIViewController?, isForm: Bool) {
    self.isForm = isForm
    super.init(presentedViewController: presented, presenting: presenting)
  }

  // MARK: Detents

  /// The heights at which the sheet rests, from the smallest to the largest. The default is an array with the large
  /// detent. An empty array has the same effect. In a window of compact height the sheet has no detents, unless
  /// `prefersEdgeAttachedInCompactHeight` is true.
  open var detents: [Detent] = [.large()] { didSet { relayout() } }

  /// The identifier of the detent at which the sheet rests. `nil` and an unknown identifier select the smallest detent.
  /// The default is nil.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { relayout() } }
  }

  /// The identifier of the largest detent at which the presenting view is not dimmed and receives touches. The default
  /// is nil, which dims the presenting view at every detent.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { relayout() } }

  /// A Boolean value that determines whether a drag upwards in a scroll view at its top enlarges the sheet before the
  /// content scrolls. The default is true.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// A Boolean value that determines whether the sheet is at the bottom of a window of compact height instead of
  /// filling it. The default is false.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { relayout() } }

  /// A Boolean value that determines whether a sheet at the bottom has the width of `preferredContentSize`. The default
  /// is false.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { relayout() } }

  /// A Boolean value that determines whether the sheet shows a grabber at its top. The default is false.
  open var prefersGrabberVisible = false { didSet { relayout() } }

  /// A Boolean value that determines whether the sheet in a wide window has the size of a page instead of that of a form.
  /// The default is false for the style `formSheet`, otherwise true.
  open var prefersPageSizing: Bool {
    get { pageSizing ?? !isForm }
    set {
      pageSizing = newValue
      relayout()
    }
  }
  private var pageSizing: Bool?

  /// The corner radius of the card in points. The default is nil, which uses the system's radius.
  open var preferredCornerRadius: CGFloat? { didSet { relayout() } }

  /// The view to which the sheet belongs. The view is stored but has no effect, because sheets are centered. The
  /// default is nil.
  open var sourceView: UIView?

  /// Requests the heights of custom detents again. Call this method when the result of a resolver has changed.
  open func invalidateDetents() { relayout() }

  /// Animates changes of the sheet's properties.
  ///
  /// - Parameter changes: A closure that changes properties of the sheet. It is called once, before the method returns.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    guard containerView != nil else { return }
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.beginFromCurrentState], animations: { self.layOutNow() }, completion: nil)
  }

  private func relayout() { containerView?.setNeedsLayout() }

  /// Lays out the container and the card immediately.
  func layOutNow() {
    containerView?.setNeedsLayout()
    containerView?.layoutIfNeeded()
    card.layoutIfNeeded()
  }

  /// The available detents from the smallest to the largest, each with the height of the card before it is scaled.
  var heights: [(id: Detent.Identifier, height: CGFloat)] {
    let bottom = isEdgeAttached ? containerView?.safeAreaInsets.bottom ?? 0 : 0
    let context = SheetContext(self)
    let largestValue = context.maximumDetentValue
    let resolvedDetents = detents.compactMap { detent -> (id: Detent.Identifier, height: CGFloat)? in
      guard let value = detent.resolvedValue(in: context) else { return nil }
      return (detent.identifier, min(max(0, value), largestValue) + bottom)
    }
    return resolvedDetents.isEmpty ? [(.large, largestValue + bottom)] : resolvedDetents
  }

  var restingHeight: (id: Detent.Identifier, height: CGFloat) {
    let heights = heights
    return heights.first { $0.id == selectedDetentIdentifier } ?? heights[0]
  }

  /// The height in points of a card that extends to the top of the window.
  private var fullHeight: CGFloat {
    largestDetentValue + (isEdgeAttached ? containerView?.safeAreaInsets.bottom ?? 0 : 0)
  }

  /// The largest value to which a detent can resolve, in points. For a sheet at the bottom edge of the window, the value
  /// is the height of the window without the safe areas at the top and bottom, or without 30 points at the top if there is
  /// no safe area at the top. On iPads, 10 more points at the top are left out (docs/measurements.md, 16.11). For other
  /// sheets, the value is the height of the whole sheet (measured on UIKit, case `sheet-form-ipad-custom343` of
  /// Tests/Oracle).
  var largestDetentValue: CGFloat {
    guard isEdgeAttached else { return fullCardFrame.height }
    let safeArea = containerView?.safeAreaInsets ?? .zero
    let top = safeArea.top > 0 ? safeArea.top + (isOnPad ? 10 : 0) : 30
    return max(0, (containerView?.bounds.height ?? 0) - top - safeArea.bottom)
  }

  /// Selects the detent at which a drag has ended. Notifies the delegate if the detent differs from the previous one.
  func select(_ identifier: Detent.Identifier) {
    guard identifier != restingHeight.id else { return }
    selectedDetentIdentifier = identifier
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  // MARK: Geometry

  private var traits: UITraitCollection {
    containerView?.traitCollection ?? presentedViewController.traitCollection
  }
  /// Indicates whether the card fills the window. This is the case in a compact height, regardless of the width
  /// (measured on UIKit, case `sheet-landscape` of Tests/Oracle).
  private var fillsWindow: Bool {
    traits.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
  }
  /// Indicates whether both size classes are regular, as on iPads.
  private var isOnPad: Bool { traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular }
  /// Indicates whether the card is at the bottom of the window. This is the case in a compact width or height, and for pages
  /// in windows that are not wider than high (measured on UIKit, docs/measurements.md, 16.11), unless the content has a
  /// preferred width.
  var isEdgeAttached: Bool {
    guard isOnPad else { return !fillsWindow }
    guard let bounds = containerView?.bounds, prefersPageSizing else { return false }
    return bounds.width <= bounds.height && presentedViewController.preferredContentSize.width <= 0
  }
  /// Indicates whether detents determine the height of the card.
  var hasDetents: Bool { !fillsWindow }

  open override var presentedView: UIView? { card }

  /// The frame of the sheet before it is scaled. The height of the frame is that of the detent. A sheet that is not
  /// attached to the bottom edge of the window keeps the bottom edge of its largest frame (measured on UIKit, case
  /// `sheet-form-ipad-custom343` of Tests/Oracle).
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    if fillsWindow { return bounds }
    let height = restingHeight.height
    guard isEdgeAttached else {
      let cardFrame = fullCardFrame
      return CGRect(x: cardFrame.minX, y: cardFrame.maxY - height, width: cardFrame.width, height: height)
    }
    let preferred = presentedViewController.preferredContentSize
    var width = bounds.width
    if widthFollowsPreferredContentSizeWhenEdgeAttached, preferred.width > 0 { width = min(width, preferred.width) }
    return CGRect(x: (bounds.width - width) / 2, y: bounds.height - height, width: width, height: height)
  }

  /// The largest frame of a card that is not at the bottom of the window. A form is 580 × 650 points (measured on
  /// UIKit, case `sheet-form-ipad` of Tests/Oracle) or has the preferred size of its content. A page is 704 points wide
  /// and nearly as high as the window. Both are at least 24 points away from every edge.
  private var fullCardFrame: CGRect {
    guard let bounds = containerView?.bounds, !fillsWindow else { return containerView?.bounds ?? .zero }
    let preferred = presentedViewController.preferredContentSize
    var size = prefersPageSizing ? CGSize(width: 704, height: bounds.height - 88) : CGSize(width: 580, height: 650)
    if preferred.width > 0 { size.width = preferred.width }
    if preferred.height > 0 { size.height = preferred.height }
    size.width = min(size.width, bounds.width - 48)
    size.height = min(size.height, bounds.height - 48)
    // A form is 5 points above the center of the window.
    let y = (bounds.height - size.height) / 2 - (prefersPageSizing ? 0 : 5)
    return CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: max(24, y).rounded(), width: size.width, height: size.height)
  }

  /// Positions the card. A card at the bottom that does not extend to the top of the window floats 8 points from the
  /// edges of the window, and is scaled down to fit between them (measured on UIKit, case sheet-medium).
  package override func positionPresentedView(_ view: UIView) {
    let restingFrame = frameOfPresentedViewInContainerView
    let height = draggedHeight ?? restingFrame.height
    let minimumHeight = hasDetents ? heights.map(\.height).min() ?? restingFrame.height : restingFrame.height
    var frame = restingFrame
    frame.size.height = hasDetents ? max(height, min(minimumHeight, restingFrame.height)) : restingFrame.height
    frame.origin.y = restingFrame.maxY - frame.height
    // A card below the smallest height moves down without changing its size.
    let hiddenHeight = frame.height - height
    if isEdgeAttached {
      let liftFraction = min(1, max(0, (fullHeight - frame.height) / 40))
      let scale = 1 - 16 * liftFraction / max(frame.width, 17)
      card.isFloating = liftFraction > 0
      card.radius = preferredCornerRadius ?? (12 + 22 * liftFraction)
      // The card is scaled about its center, then moved so that its bottom edge floats.
      let verticalOffset = frame.height * (1 - scale) / 2 - 8 * liftFraction
      apply(
        view, frame.size, scale, moved: verticalOffset, center: CGPoint(x: frame.midX, y: frame.midY + hiddenHeight))
    } else {
      card.isFloating = !fillsWindow
      card.radius = preferredCornerRadius ?? (fillsWindow ? 0 : Self.cardRadius)
      apply(view, frame.size, 1, moved: 0, center: CGPoint(x: frame.midX, y: frame.midY + hiddenHeight))
    }
    card.showsGrabber = prefersGrabberVisible && hasDetents
    // During a transition, the animator changes the dimming together with the card.
    if (containerView as? PresentationContainerView)?.isTransitioning == false { dimming.alpha = dimAlpha }
  }

  /// The corner radius of a card in a wide window (measured on UIKit, case `sheet-form-ipad-custom343` of
  /// Tests/Oracle).
  private static let cardRadius: CGFloat = 32

  private func apply(_ view: UIView, _ size: CGSize, _ scale: CGFloat, moved: CGFloat, center: CGPoint) {
    if view.bounds.size != size { view.bounds.size = size }
    let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: moved)
    if view.transform != transform { view.transform = transform }
    if view.center != center { view.center = center }
  }

  // MARK: Dimming

  private var isUndimmed: Bool {
    guard hasDetents, let limit = largestUndimmedDetentIdentifier,
      let height = heights.first(where: { $0.id == limit })?.height
    else { return false }
    return restingHeight.height <= height
  }

  private var isDismissalRunning = false
  private var dimAlpha: CGFloat { isDismissalRunning || isUndimmed ? 0 : 1 }

  package override func acceptsTouches(beside point: CGPoint) -> Bool { !isUndimmed }

  // MARK: Presentation and dismissal

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = AlertColors.dimming
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    isDismissalRunning = false
    drag.attach()
    card.show(presentedViewController.view)
    coordinate { self.dimming.alpha = self.dimAlpha }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { dimming.removeFromSuperview() }
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    isDismissalRunning = true
    coordinate { self.dimming.alpha = 0 }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    isDismissalRunning = false
    draggedHeight = nil
    if completed { dimming.removeFromSuperview() } else { relayout() }
  }

  private func coordinate(_ change: @escaping () -> Void) {
    if let running = presentedViewController.presentation.running {
      running.animate(alongsideTransition: { _ in change() }, completion: nil)
    } else {
      change()
    }
  }

  package override func handleOutsideTouch() { _ = dismissByUser() }
  package override var isClosedByEscape: Bool { true }
  package override var isElevated: Bool { true }
}
