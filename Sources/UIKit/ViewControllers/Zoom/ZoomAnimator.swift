import Foundation

/// The animator of zoom transitions.
@MainActor final class ZoomAnimator: NSObject, ResettingAnimator {
  private let zoomsIn: Bool
  private let zoomed: UIViewController
  private let options: UIViewController.Transition.ZoomOptions
  private let source: UIView?
  private var stage: ZoomStage?

  /// Creates an animator, or returns nil if the controller does not zoom or its source view is not visible.
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
    let found = provider(.init(source: sourceController, zoomed: zoomed))
    // On the way back, the view with the source view is not in the window yet.
    let content = sourceController?.viewIfLoaded
    let isUsable =
      found.map { view in
        !view.bounds.isEmpty && (view.window != nil || !zoomsIn && content.map(view.isDescendant(of:)) ?? false)
      } ?? false
    guard isUsable || isInteractive else { return nil }
    source = isUsable ? found : nil
    self.zoomed = zoomed
    self.options = options
    self.zoomsIn = zoomsIn
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.45 }

  /// Adds the views of the transition to the container.
  func prepare(_ context: any UIViewControllerContextTransitioning) -> ZoomStage? {
    guard let view = context.view(forKey: zoomsIn ? .to : .from) ?? zoomed.viewIfLoaded else { return nil }
    let container = context.containerView
    var full = container.bounds
    if zoomsIn {
      full = context.finalFrame(for: zoomed)
      view.frame = full
      if view.superview !== container { container.addSubview(view) }
      view.layoutIfNeeded()
    } else {
      full = view.superview === container ? view.frame : full
      if let to = context.viewController(forKey: .to), let below = context.view(forKey: .to),
        below.superview == nil
      {
        below.transform = .identity
        below.frame = context.finalFrame(for: to)
        container.insertSubview(below, at: 0)
        below.layoutIfNeeded()
      }
    }
    let source = self.source.flatMap { $0.window == nil ? nil : $0 }
    let alignment = source.flatMap {
      options.alignmentRectProvider?(.init(source: $0, zoomed: zoomed))
    }
    let made = ZoomStage(
      in: container, zoomed: view, full: full, source: source, alignment: alignment, options: options)
    stage = made
    return made
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let stage = prepare(context) else { return context.completeTransition(true) }
    let zoomsIn = zoomsIn
    UIView.performWithoutAnimation { zoomsIn ? stage.showSource() : stage.showFull() }
    let change = { zoomsIn ? stage.showFull() : stage.showSource() }
    let end = { (_: Bool) in
      self.removeTransforms()
      context.completeTransition(!context.transitionWasCancelled)
    }
    let duration = transitionDuration(using: context)
    if context.isInteractive {
      UIView.animate(withDuration: duration, delay: 0, options: .curveLinear, animations: change, completion: end)
    } else {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [],
        animations: change, completion: end)
    }
  }

  func removeTransforms() {
    stage?.end()
    stage = nil
  }
}
