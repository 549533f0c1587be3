import Foundation

/// Shows a controller in a bubble beside what it belongs to. A touch beside it closes it.
///
/// Where the width is compact it becomes a sheet, unless the delegate's `adaptivePresentationStyle` says `none`.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  private lazy var card = PopoverCardView(frame: .zero)

  /// The view that it belongs to. Default nil.
  open var sourceView: UIView? { didSet { containerView?.setNeedsLayout() } }
  /// The part of `sourceView`, or of a `sourceItem` that is a view, that it belongs to. Default: all of it.
  open var sourceRect = CGRect.null { didSet { containerView?.setNeedsLayout() } }
  /// The view or bar button item that it belongs to; goes before `sourceView`. Default nil.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { containerView?.setNeedsLayout() } }
  /// The same for bar button items, by an older name.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }
  /// The sheet that the popover becomes where the width is compact, made when first asked for: set its detents and the like
  /// before presenting.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    presentedViewController.sheetPresentationController
      ?? UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: presentingViewController)
  }
  /// Whether it may lie over its source where there is no room beside. Default false.
  open var canOverlapSourceViewRect = false
  /// Where the arrow may point. Default any; without any direction the popover lies over the middle of its source. Ignored
  /// for bar button items, which have no arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { containerView?.setNeedsLayout() } }
  /// Where the arrow points; `unknown` before it is shown, nothing without an arrow.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// Views beside it that take touches while it is shown. Default nil.
  open var passthroughViews: [UIView]?
  /// The colour of bubble and arrow. Default nil: the system's.
  open var backgroundColor: UIColor? { didSet { card.color = backgroundColor } }
  /// The space that it keeps to the edges of the window, beside the safe area. Default 19 at the sides, 10 above and
  /// below.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 19, bottom: 10, right: 19)

  /// Whether it knows where to hang.
  package var hasSource: Bool { sourceItem != nil || sourceView != nil }

  open override var presentationStyle: UIModalPresentationStyle { .popover }
  open override var presentedView: UIView? { card }

  package override func automaticStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    traits.horizontalSizeClass == .compact ? .pageSheet : .none
  }

  /// Where it hangs, in the container's coordinates.
  private var source: CGRect {
    guard let containerView else { return .zero }
    if let sourceItem, !(sourceItem is UIView) { return sourceItem.frame(in: containerView) }
    guard let view = sourceItem as? UIView ?? sourceView else { return .zero }
    return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: containerView)
  }

  /// The content's size: what it prefers, else 320 × 480.
  private var contentSize: CGSize {
    let preferred = presentedViewController.preferredContentSize
    return CGSize(
      width: preferred.width > 0 ? preferred.width : 320, height: preferred.height > 0 ? preferred.height : 480)
  }

  private var placing: PopoverPlace {
    guard let containerView else { return PopoverPlace(contentSize, over: .zero, in: .zero) }
    let area = containerView.bounds.inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins)
    if presentedViewController is UIAlertController, source.width <= 1, source.height <= 1 {
      return PopoverPlace(contentSize, over: source, in: area)
    }
    if sourceItem is UIBarButtonItem { return PopoverPlace(contentSize, fromBarItem: source, in: area) }
    if permittedArrowDirections.isEmpty { return PopoverPlace(contentSize, over: source, in: area) }
    return PopoverPlace(contentSize, beside: source, allowed: permittedArrowDirections, in: area)
  }

  /// The bubble with its arrow.
  open override var frameOfPresentedViewInContainerView: CGRect { placing.frame }

  package override func place(_ view: UIView) {
    let place = placing
    card.place = place
    arrowDirection = place.arrow ?? []
    if view.frame != place.frame { view.frame = place.frame }
  }

  package override func defaultAnimator(presents: Bool) -> any UIViewControllerAnimatedTransitioning {
    let place = placing
    var origin = CGPoint(x: 0.5, y: 0.5)
    switch place.arrow {
    case .up?: origin = CGPoint(x: place.tip / max(1, place.frame.width), y: 0)
    case .down?: origin = CGPoint(x: place.tip / max(1, place.frame.width), y: 1)
    case .left?: origin = CGPoint(x: 0, y: place.tip / max(1, place.frame.height))
    case .right?: origin = CGPoint(x: 1, y: place.tip / max(1, place.frame.height))
    default: break
    }
    return FadeAnimator(presents: presents, scale: 0.9, from: origin)
  }

  package override func begin(from presenter: UIViewController) {
    super.begin(from: presenter)
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    card.show(presentedViewController.view)
    // The content reaches under the arrow, as it were.
    if backgroundColor == nil { card.color = presentedViewController.view.backgroundColor }
  }

  package override func touchedOutside() { _ = dismissByHand() }
  package override var isClosedByEscape: Bool { true }
  package override var reachableViews: [UIView] { passthroughViews ?? [] }
}
