import CoreGraphics
import Foundation

/// An object that moves a sheet between its detents, or dismisses it, when the user drags it.
@MainActor final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
  private weak var sheet: UISheetPresentationController?
  private let gesture = SheetPanGesture(target: nil, action: nil)
  private var startHeight: CGFloat = 0

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    gesture.addTarget(self, action: Selector("tesseraSheetPan:", SheetDrag.pan))
    gesture.delegate = self
    gesture.maximumNumberOfTouches = 1
  }

  /// Adds the gesture recognizer for the drag to the card.
  func attach() {
    guard let card = sheet?.card, gesture.view !== card else { return }
    card.addGestureRecognizer(gesture)
  }

  /// Allows the drag unless a scroll view below the touch can scroll. The scroll view takes precedence, unless it is at
  /// its top and the drag would move the sheet.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let sheet, let card = gesture.view, !sheet.isDismissing else { return false }
    let translation = gesture.translation(in: sheet.containerView)
    guard abs(translation.y) > abs(translation.x) else { return false }
    let isDown = translation.y > 0
    let maximumHeight = sheet.heights.map(\.height).max() ?? 0
    let canGrow = sheet.hasDetents && sheet.restingHeight.height < maximumHeight
    var view = card.hitTest(gesture.location(in: card), with: nil)
    while let current = view, current !== card {
      if current is UISlider || current is UISwitch || current is any UIKeyInput { return false }
      if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled,
        scrollView.panGestureRecognizer.isEnabled
      {
        let scrolls =
          scrollView.contentSize.height + scrollView.adjustedContentInset.top + scrollView.adjustedContentInset.bottom
          > scrollView.bounds.height || scrollView.alwaysBounceVertical
        if scrolls {
          let isAtTop = scrollView.contentOffset.y <= -scrollView.content.restInset.top + 0.5
          guard isAtTop, isDown || (canGrow && sheet.prefersScrollingExpandsWhenScrolledToEdge) else { return false }
        }
      }
      view = current.superview
    }
    return isDown || canGrow
  }

  func pan(_ gesture: UIPanGestureRecognizer) {
    guard let sheet else { return }
    let translation = gesture.translation(in: sheet.containerView).y
    switch gesture.state {
    case .began:
      startHeight = sheet.frameOfPresentedViewInContainerView.height
      move(translation)
    case .changed: move(translation)
    case .ended: endDrag(translation, velocity: gesture.velocity(in: sheet.containerView).y)
    case .cancelled, .failed: moveToDetent()
    case .possible: break
    }
  }

  private var range: ClosedRange<CGFloat> {
    guard let sheet, sheet.hasDetents else { return startHeight...startHeight }
    let heights = sheet.heights.map(\.height)
    return (heights.min() ?? startHeight)...(heights.max() ?? startHeight)
  }

  /// Returns the height of the card, in points, after the user has dragged it by `dragDistance` points. Above the
  /// largest height, the card moves with resistance. If the user must not dismiss the sheet, the card also moves with
  /// resistance below the smallest height.
  private func height(_ dragDistance: CGFloat) -> CGFloat {
    let range = range
    let draggedHeight = startHeight - dragDistance
    func resistedDistance(_ distance: CGFloat) -> CGFloat { 0.55 * distance * 80 / (0.55 * distance + 80) }
    if draggedHeight > range.upperBound {
      return range.upperBound + min(12, resistedDistance(draggedHeight - range.upperBound) * 0.3)
    }
    if draggedHeight < range.lowerBound, sheet?.presentedViewController.isModalInPresentation == true {
      return range.lowerBound - resistedDistance(range.lowerBound - draggedHeight)
    }
    return draggedHeight
  }

  private func move(_ dragDistance: CGFloat) {
    guard let sheet else { return }
    sheet.draggedHeight = height(dragDistance)
    UIView.performWithoutAnimation { sheet.layOutNow() }
  }

  private func endDrag(_ dragDistance: CGFloat, velocity: CGFloat) {
    guard let sheet else { return }
    let range = range
    // The position at which the card would come to rest if there were no detents.
    let target = startHeight - dragDistance - velocity * 0.2
    let heights = sheet.hasDetents ? sheet.heights : [(.large, startHeight)]
    if target < range.lowerBound * 0.5 {
      if !sheet.dismissByUser() { moveToDetent() }
      return
    }
    if sheet.hasDetents, let nearestHeight = heights.min(by: { abs($0.height - target) < abs($1.height - target) }) {
      sheet.select(nearestHeight.id)
    }
    moveToDetent()
  }

  private func moveToDetent() {
    guard let sheet else { return }
    sheet.draggedHeight = nil
    sheet.animateChanges {}
  }
}

/// A pan gesture that takes precedence over the scroll views in the sheet. These scroll views wait until the gesture
/// fails.
private final class SheetPanGesture: UIPanGestureRecognizer {
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard otherGestureRecognizer is UIPanGestureRecognizer,
      !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer),
      let otherView = otherGestureRecognizer.view, let view
    else { return false }
    return otherView !== view && otherView.isDescendant(of: view)
  }
}
