import Foundation

/// Shows a controller as a card over what is below: from the bottom where the window is narrow, where it can rest at
/// several heights and be dragged between them; in the middle where it is wide. A drag downwards takes it away.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// Whether it is a form, which is smaller where the window is wide.
  let isForm: Bool
  private let dimming = UIView()
  private(set) lazy var card = SheetCardView(frame: .zero)
  private lazy var drag = SheetDrag(self)
  /// The height that a finger gives the card.
  var draggedHeight: CGFloat?

  /// A sheet as `automatic` and `pageSheet` make it.
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

  /// The heights at which the sheet rests, the smallest first. Default: large. An empty list counts as large. In a window
  /// of compact height the sheet has none, unless `prefersEdgeAttachedInCompactHeight` is set.
  open var detents: [Detent] = [.large()] { didSet { relayout() } }

  /// The height at which it rests; nil, the default, and unknown ones: the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { relayout() } }
  }

  /// The largest height at which what is below is not dimmed and takes touches. Default nil: always dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { relayout() } }

  /// Whether a drag upwards in a scroll view that is at its top makes the sheet higher before it scrolls. Default true.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the sheet stands at the bottom in windows that are low, instead of filling them. Default false.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { relayout() } }

  /// Whether a sheet at the bottom is as wide as `preferredContentSize`. Default false.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { relayout() } }

  /// Whether a grip is shown at the top of the card. Default false.
  open var prefersGrabberVisible = false { didSet { relayout() } }

  /// Whether a wide window shows a page rather than a form. Default: whether the style is not `formSheet`.
  open var prefersPageSizing: Bool {
    get { pageSizing ?? !isForm }
    set {
      pageSizing = newValue
      relayout()
    }
  }
  private var pageSizing: Bool?

  /// How round the corners are. Default nil: the system's.
  open var preferredCornerRadius: CGFloat? { didSet { relayout() } }

  /// The view that the sheet belongs to. Kept; sheets lie in the middle. Default nil.
  open var sourceView: UIView?

  /// Asks custom detents for their heights anew.
  open func invalidateDetents() { relayout() }

  /// Animates what `changes` does to the properties of the sheet.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    guard containerView != nil else { return }
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.beginFromCurrentState], animations: { self.layOutNow() }, completion: nil)
  }

  private func relayout() { containerView?.setNeedsLayout() }

  func layOutNow() {
    containerView?.setNeedsLayout()
    containerView?.layoutIfNeeded()
    card.layoutIfNeeded()
  }

  /// Heights of the card, without scaling, with the detents that have one here; the smallest first.
  var heights: [(id: Detent.Identifier, height: CGFloat)] {
    let bottom = isEdgeAttached ? containerView?.safeAreaInsets.bottom ?? 0 : 0
    let context = SheetContext(self)
    let largest = context.maximumDetentValue
    let found = detents.compactMap { detent -> (id: Detent.Identifier, height: CGFloat)? in
      guard let value = detent.resolvedValue(in: context) else { return nil }
      return (detent.identifier, min(max(0, value), largest) + bottom)
    }
    return found.isEmpty ? [(.large, largest + bottom)] : found
  }

  var restingHeight: (id: Detent.Identifier, height: CGFloat) {
    let heights = heights
    return heights.first { $0.id == selectedDetentIdentifier } ?? heights[0]
  }

  /// The height of a card that reaches the top.
  private var fullHeight: CGFloat {
    largestDetentValue + (isEdgeAttached ? containerView?.safeAreaInsets.bottom ?? 0 : 0)
  }

  /// What detents are resolved within. At the bottom: the height below the safe area, 30 points without one, and above it.
  /// Elsewhere: the height of the whole card (oracle, sheet-form-ipad-custom343).
  var largestDetentValue: CGFloat {
    guard isEdgeAttached else { return wholeCard.height }
    let safe = containerView?.safeAreaInsets ?? .zero
    return max(0, (containerView?.bounds.height ?? 0) - (safe.top > 0 ? safe.top : 30) - safe.bottom)
  }

  /// A detent was chosen by a drag.
  func select(_ identifier: Detent.Identifier) {
    guard identifier != restingHeight.id else { return }
    selectedDetentIdentifier = identifier
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  // MARK: Places

  private var traits: UITraitCollection {
    containerView?.traitCollection ?? presentedViewController.traitCollection
  }
  /// Whether the card fills the window: where the height is compact, however wide the window is (oracle,
  /// sheet-landscape).
  private var fillsWindow: Bool {
    traits.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
  }
  /// Whether the card stands at the bottom of the window: where the width is compact, or the height.
  var isEdgeAttached: Bool {
    !fillsWindow && (traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact)
  }
  /// Whether the card rests at detents.
  var hasDetents: Bool { !fillsWindow }

  open override var presentedView: UIView? { card }

  /// At the bottom: as high as the detent, without its scaling. Elsewhere: the height of the detent above the lower edge of
  /// the whole card (oracle, sheet-form-ipad-custom343).
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    if fillsWindow { return bounds }
    let height = restingHeight.height
    guard isEdgeAttached else {
      let whole = wholeCard
      return CGRect(x: whole.minX, y: whole.maxY - height, width: whole.width, height: height)
    }
    let preferred = presentedViewController.preferredContentSize
    var width = bounds.width
    if widthFollowsPreferredContentSizeWhenEdgeAttached, preferred.width > 0 { width = min(width, preferred.width) }
    return CGRect(x: (bounds.width - width) / 2, y: bounds.height - height, width: width, height: height)
  }

  /// The card at its largest, away from the edges: a form is 580 × 650 (oracle, sheet-form-ipad) unless the content prefers
  /// a size, a page 704 wide and nearly as high as the window; both keep 24 points to every edge.
  private var wholeCard: CGRect {
    guard let bounds = containerView?.bounds, !fillsWindow else { return containerView?.bounds ?? .zero }
    let preferred = presentedViewController.preferredContentSize
    var size = prefersPageSizing ? CGSize(width: 704, height: bounds.height - 88) : CGSize(width: 580, height: 650)
    if preferred.width > 0 { size.width = preferred.width }
    if preferred.height > 0 { size.height = preferred.height }
    size.width = min(size.width, bounds.width - 48)
    size.height = min(size.height, bounds.height - 48)
    // A form stands 5 points above the middle.
    let y = (bounds.height - size.height) / 2 - (prefersPageSizing ? 0 : 5)
    return CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: max(24, y).rounded(), width: size.width, height: size.height)
  }

  /// Cards at the bottom that do not reach the top float 8 points above the edges, scaled to fit (oracle, sheet-medium).
  package override func place(_ view: UIView) {
    let resting = frameOfPresentedViewInContainerView
    let height = draggedHeight ?? resting.height
    let least = hasDetents ? heights.map(\.height).min() ?? resting.height : resting.height
    var frame = resting
    frame.size.height = hasDetents ? max(height, min(least, resting.height)) : resting.height
    frame.origin.y = resting.maxY - frame.height
    // Below the smallest height it goes down as it is.
    let down = frame.height - height
    if isEdgeAttached {
      let lift = min(1, max(0, (fullHeight - frame.height) / 40))
      let scale = 1 - 16 * lift / max(frame.width, 17)
      card.isFloating = lift > 0
      card.radius = preferredCornerRadius ?? (12 + 22 * lift)
      // Scaled about its middle, then moved to where its lower edge floats.
      let up = frame.height * (1 - scale) / 2 - 8 * lift
      set(view, frame.size, scale, moved: up, center: CGPoint(x: frame.midX, y: frame.midY + down))
    } else {
      card.isFloating = !fillsWindow
      card.radius = preferredCornerRadius ?? (fillsWindow ? 0 : Self.cardRadius)
      set(view, frame.size, 1, moved: 0, center: CGPoint(x: frame.midX, y: frame.midY + down))
    }
    card.showsGrabber = prefersGrabberVisible && hasDetents
    // While it comes or goes, the dimming is animated along.
    if (containerView as? PresentationContainerView)?.isTransitioning == false { dimming.alpha = dimAlpha }
  }

  /// The corners of a card in a wide window (oracle, sheet-form-ipad-custom343).
  private static let cardRadius: CGFloat = 32

  private func set(_ view: UIView, _ size: CGSize, _ scale: CGFloat, moved: CGFloat, center: CGPoint) {
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

  private var isGoing = false
  private var dimAlpha: CGFloat { isGoing || isUndimmed ? 0 : 1 }

  package override func takesTouches(beside point: CGPoint) -> Bool { !isUndimmed }

  // MARK: Coming and going

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = AlertColors.dimming
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    isGoing = false
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
    isGoing = true
    coordinate { self.dimming.alpha = 0 }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    isGoing = false
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

  package override func touchedOutside() { _ = dismissByHand() }
  package override var isClosedByEscape: Bool { true }
}
