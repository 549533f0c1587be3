import Foundation

/// The view that contains the dimming view and the presented view of a presentation.
@MainActor final class PresentationContainerView: UIView, AppearanceContaining {
  weak var presentationController: UIPresentationController?
  private var touchesOutside = false

  var appearanceContainer: AnyObject? { presentationController }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let controller = presentationController else { return }
    controller.containerViewWillLayoutSubviews()
    if !isTransitioning, let view = controller.presentedView, view.superview === self {
      controller.positionPresentedView(view)
    }
    controller.containerViewDidLayoutSubviews()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    presentationController?.containerTraitsDidChange(from: previousTraitCollection)
  }

  /// The presenting controller, with which the chain of the presented one continues (Apple, "Using responders and the responder
  /// chain to handle events").
  override var next: UIResponder? { presentationController?.presentingViewController ?? super.next }

  /// The running transition, which the view retains, or nil.
  var transition: ControllerTransition?
  /// Indicates whether an animator currently controls the frames of the views.
  var isTransitioning = false

  /// The key command for the Escape key, which dismisses a presentation that a touch outside of the presented view
  /// would also dismiss. The value is nil for other presentations, and while the presented controller presents another one: the
  /// key is that one's, whose responder chain continues here.
  override var keyCommands: [UIKeyCommand]? {
    guard let controller = presentationController, controller.isClosedByEscape,
      controller.presentedViewController.presentedViewController == nil
    else { return nil }
    let close = Selector("tesseraClose", PresentationContainerView.close)
    return [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: close)]
  }

  private func close() { presentationController?.handleOutsideTouch() }

  /// Returns the view that receives a touch. Outside of the presented view, this can be one of the presentation
  /// controller's `reachableViews`. Returns nil if the container does not take touches at the point, so that the views
  /// behind it receive them.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hitView = super.hitTest(point, with: event)
    guard let controller = presentationController, let hitView else { return hitView }
    let isBeside = controller.presentedView.map { !hitView.isDescendant(of: $0) } ?? false
    guard isBeside,
      hitView === self || !hitView.isUserInteractionEnabled || subviews.contains(where: { $0 === hitView })
    else {
      return hitView
    }
    if !controller.acceptsTouches(beside: point) { return nil }
    for view in controller.reachableViews where view.window === window {
      let presentedPoint = view.convert(point, from: self)
      if view.bounds.contains(presentedPoint) { return view.hitTest(presentedPoint, with: event) ?? view }
    }
    return hitView
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesOutside = isOutside(touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touchesOutside, isOutside(touches) { presentationController?.handleOutsideTouch() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touchesOutside = false }

  private func isOutside(_ touches: Set<UITouch>) -> Bool {
    guard let view = presentationController?.presentedView, let touch = touches.first else { return false }
    return !view.bounds.contains(touch.location(in: view))
  }
}
