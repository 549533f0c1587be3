import Foundation
import SwiftABI

/// A presentation controller that shows a popover next to its source. A touch outside of the popover dismisses it.
///
/// In a compact width, a sheet is shown instead of the popover, unless the delegate's `adaptivePresentationStyle` returns
/// `none`.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  private lazy var card = PopoverCardView(frame: .zero)

  /// The view at which the popover points. The default is nil.
  open var sourceView: UIView? { didSet { containerView?.setNeedsLayout() } }
  /// The part of the source view at which the popover points, in the view's coordinates. The source view is
  /// `sourceView`, or `sourceItem` if that item is a view. The default is `null`, which means the whole view.
  open var sourceRect = CGRect.null { didSet { containerView?.setNeedsLayout() } }
  /// The view or bar button item at which the popover points. The source item takes precedence over `sourceView`. The
  /// default is nil.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { containerView?.setNeedsLayout() } }
  /// The bar button item at which the popover points. This property is an older form of `sourceItem`.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }
  /// The sheet that replaces the popover in a compact width. The sheet's presentation controller is created when it is
  /// first used. Configure it before the presentation.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    presentedViewController.sheetPresentationController
      ?? UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: presentingViewController)
  }
  /// A Boolean value that determines whether the popover may cover its source if there is no space next to it. If the
  /// value is true, the popover then keeps its size as far as the window permits. Otherwise it is shortened, and covers at
  /// most half of its source. The default is false.
  open var canOverlapSourceViewRect = false { didSet { containerView?.setNeedsLayout() } }
  /// The directions in which the arrow may point. The default is `any`. If the set is empty, the popover is over the
  /// center of its source. The popover of a bar button item has no arrow and ignores the value.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { containerView?.setNeedsLayout() } }
  /// The direction in which the arrow points. The value is `unknown` before the popover is visible, and empty if there
  /// is no arrow.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// The views outside of the popover that receive touches while it is visible. The default is nil.
  open var passthroughViews: [UIView]?
  /// The color of the card and the arrow. The default is nil, which uses the system's color.
  open var backgroundColor: UIColor? { didSet { card.color = backgroundColor } }
  /// The class of the view that draws the background and the arrow, which must be a subclass of `UIPopoverBackgroundView`. Other
  /// classes are reported and not used. Set the class before the presentation. With a class, the popover of a bar button item has an
  /// arrow, too. The default is nil, which shows the system's background.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? {
    didSet {
      containerView?.setNeedsLayout()
      card.backgroundView = nil
      background = PopoverLayout.Background()
      guard let type = popoverBackgroundViewClass else { return }
      guard let viewClass = type as? UIPopoverBackgroundView.Type else {
        return Diagnostics.report("popoverBackgroundViewClass: \(type) is not a subclass of UIPopoverBackgroundView")
      }
      background.arrowLength = viewClass.arrowHeight()
      background.arrowBase = viewClass.arrowBase()
      background.insets = viewClass.contentViewInsets()
      background.cornerLength = background.arrowBase / 2
      card.backgroundView = InitializerDispatch.make(viewClass, frame: .zero)
    }
  }
  private var background = PopoverLayout.Background()
  /// The distances to the edges of the window, in addition to the safe area, in points. The default is 19 at the sides
  /// and 10 at the top and bottom.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 19, bottom: 10, right: 19)

  /// Indicates whether a source view or item is set.
  package var hasSource: Bool { sourceItem != nil || sourceView != nil }

  open override var presentationStyle: UIModalPresentationStyle { .popover }
  open override var presentedView: UIView? { card }

  package override func automaticStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    traits.horizontalSizeClass == .compact ? .pageSheet : .none
  }

  /// The frame of the source, in the container's coordinates.
  private var source: CGRect {
    guard let containerView else { return .zero }
    if let sourceItem, !(sourceItem is UIView) { return sourceItem.frame(in: containerView) }
    guard let view = sourceItem as? UIView ?? sourceView else { return .zero }
    return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: containerView)
  }

  /// The size of the content and the insets around it, in points. The content has the preferred content size, or 320 × 480 if there is
  /// none.
  private var size: CGSize {
    let preferred = presentedViewController.preferredContentSize
    let insets = background.insets
    return CGSize(
      width: (preferred.width > 0 ? preferred.width : 320) + insets.left + insets.right,
      height: (preferred.height > 0 ? preferred.height : 480) + insets.top + insets.bottom)
  }

  private var popoverLayout: PopoverLayout {
    guard let containerView else { return PopoverLayout(size, over: .zero, in: .zero) }
    let area = containerView.bounds.inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins)
    var layout: PopoverLayout
    if presentedViewController is UIAlertController, source.width <= 1, source.height <= 1 {
      layout = PopoverLayout(size, over: source, in: area)
    } else if sourceItem is UIBarButtonItem, card.backgroundView == nil {
      layout = PopoverLayout(size, fromBarItem: source, in: area)
    } else if permittedArrowDirections.isEmpty {
      layout = PopoverLayout(size, over: source, in: area)
    } else {
      return PopoverLayout(
        size, beside: source, allowed: permittedArrowDirections, in: area, canOverlap: canOverlapSourceViewRect,
        background: background)
    }
    layout.background = background
    return layout
  }

  /// The frame of the popover with its arrow.
  open override var frameOfPresentedViewInContainerView: CGRect { popoverLayout.frame }

  package override func positionPresentedView(_ view: UIView) {
    let layout = popoverLayout
    card.layout = layout
    arrowDirection = layout.arrow ?? []
    if view.frame != layout.frame { view.frame = layout.frame }
  }

  package override func defaultAnimator(presents: Bool) -> any UIViewControllerAnimatedTransitioning {
    let layout = popoverLayout
    var origin = CGPoint(x: 0.5, y: 0.5)
    switch layout.arrow {
    case .up?: origin = CGPoint(x: layout.tip / max(1, layout.frame.width), y: 0)
    case .down?: origin = CGPoint(x: layout.tip / max(1, layout.frame.width), y: 1)
    case .left?: origin = CGPoint(x: 0, y: layout.tip / max(1, layout.frame.height))
    case .right?: origin = CGPoint(x: 1, y: layout.tip / max(1, layout.frame.height))
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
    // The arrow has the background color of the content, as if the content extended into it.
    if backgroundColor == nil { card.color = presentedViewController.view.backgroundColor }
  }

  package override func handleOutsideTouch() { _ = dismissByUser() }
  package override var isClosedByEscape: Bool { true }
  package override var isElevated: Bool { true }
  package override var reachableViews: [UIView] { passthroughViews ?? [] }
}
