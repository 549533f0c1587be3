import Foundation

/// The view in which a presentation takes place.
@MainActor final class PresentationContainerView: UIView {
  weak var presentationController: UIPresentationController?
  private var touchesOutside = false

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let controller = presentationController else { return }
    controller.containerViewWillLayoutSubviews()
    if !isTransitioning, let view = controller.presentedView, view.superview === self {
      let frame = controller.frameOfPresentedViewInContainerView
      if view.frame != frame { view.frame = frame }
    }
    controller.containerViewDidLayoutSubviews()
  }

  /// The running transition, kept alive here.
  var transition: ControllerTransition?
  /// While something slides, frames are the animator's.
  var isTransitioning = false

  /// Escape closes what the user may close by a touch beside it.
  override var keyCommands: [UIKeyCommand]? {
    guard presentationController is SheetPresentation else { return nil }
    let close = Selector("tesseraClose", PresentationContainerView.close)
    return [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: close)]
  }

  private func close() { presentationController?.touchedOutside() }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesOutside = isOutside(touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touchesOutside, isOutside(touches) { presentationController?.touchedOutside() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touchesOutside = false }

  private func isOutside(_ touches: Set<UITouch>) -> Bool {
    guard let view = presentationController?.presentedView, let touch = touches.first else { return false }
    return !view.bounds.contains(touch.location(in: view))
  }
}
