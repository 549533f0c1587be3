import Foundation

/// The animator of zoom transitions, which enlarges a controller from its source view and shrinks it back to that view.
@MainActor final class ZoomAnimator: NSObject, ResettingAnimator {
  private let zoomsIn: Bool
  private let zoomed: UIViewController
  private let options: UIViewController.Transition.ZoomOptions
  private let source: UIView?
  private var stage: ZoomStage?

  /// Creates an animator, or returns nil if the controller has no zoom transition or its source view is not visible.
  ///
  /// - Parameters:
  ///   - zoomed: The controller that zooms.
  ///   - sourceController: The controller with the source view.
  ///   - zoomsIn: `true` for a push or a presentation.
  ///   - isInteractive: `true` if a gesture controls the transition, which does not need a source view.
  init?(
    _ zoomed: UIViewController, from sourceController: UIViewController?, zoomsIn: Bool, isInteractive: Bool = false
  ) {
    guard case .zoom(let options, let provider)? = zoomed.preferredTransition?.kind else { return nil }
    let sourceView = provider(.init(source: sourceController, zoomed: zoomed))
    // During a pop or dismissal, the controller's view that contains the source view may not be in a window yet.
    let content = sourceController?.viewIfLoaded
    let isUsable =
      sourceView.map { view in
        !view.bounds.isEmpty && (view.window != nil || !zoomsIn && content.map(view.isDescendant(of:)) ?? false)
      } ?? false
    guard isUsable || isInteractive else { return nil }
    source = isUsable ? sourceView : nil
    self.zoomed = zoomed
    self.options = options
    self.zoomsIn = zoomsIn
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.45 }

  /// Adds the views of the transition to the container.
  func prepare(_ context: any UIViewControllerContextTransitioning) -> ZoomStage? {
    guard let view = context.view(forKey: zoomsIn ? .to : .from) ?? zoomed.viewIfLoaded else { return nil }
    let container = context.containerView
    var fullFrame = container.bounds
    if zoomsIn {
      fullFrame = context.finalFrame(for: zoomed)
      view.frame = fullFrame
      if view.superview !== container { container.addSubview(view) }
      view.layoutIfNeeded()
    } else {
      fullFrame = view.superview === container ? view.frame : fullFrame
      if let toController = context.viewController(forKey: .to), let toView = context.view(forKey: .to),
        toView.superview == nil
      {
        toView.transform = .identity
        toView.frame = context.finalFrame(for: toController)
        container.insertSubview(toView, at: 0)
        toView.layoutIfNeeded()
      }
    }
    let source = self.source.flatMap { $0.window == nil ? nil : $0 }
    let alignment = source.flatMap {
      options.alignmentRectProvider?(.init(source: $0, zoomed: zoomed))
    }
    let newStage = ZoomStage(
      in: container, zoomed: view, fullFrame: fullFrame, source: source, alignment: alignment, options: options)
    stage = newStage
    return newStage
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let stage = prepare(context) else { return context.completeTransition(true) }
    let zoomsIn = zoomsIn
    UIView.performWithoutAnimation { zoomsIn ? stage.showSource() : stage.showFull() }
    let animations = { zoomsIn ? stage.showFull() : stage.showSource() }
    let completion = { (_: Bool) in
      self.removeTransforms()
      context.completeTransition(!context.transitionWasCancelled)
    }
    let duration = transitionDuration(using: context)
    if context.isInteractive {
      UIView.animate(
        withDuration: duration, delay: 0, options: .curveLinear, animations: animations, completion: completion)
    } else {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [],
        animations: animations, completion: completion)
    }
  }

  func removeTransforms() {
    stage?.end()
    stage = nil
  }
}
