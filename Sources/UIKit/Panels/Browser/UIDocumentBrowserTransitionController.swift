import CoreGraphics
import Foundation

/// An animation with which a document grows out of its place in a document browser, and returns to it.
///
/// `UIDocumentBrowserViewController.transitionController(forDocumentAt:)` creates it. The delegate of the transition returns it for the
/// presentation of the document's view controller, and for its dismissal.
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
  /// The progress of loading the document, or nil. The document's place in the browser shows it until the transition begins.
  open var loadingProgress: Progress? { didSet { showProgress() } }
  /// The view of the document's content, which covers the document's place at the beginning of the transition, or nil for the whole view
  /// of its view controller. It is not retained.
  open weak var targetView: UIView?

  private weak var browser: UIDocumentBrowserViewController?
  private let document: URL
  private var progressView: UIProgressView?

  init(_ browser: UIDocumentBrowserViewController, _ document: URL) {
    self.browser = browser
    self.document = document
    super.init()
  }

  /// Returns the duration of the animation.
  ///
  /// - Parameter transitionContext: The context of the transition, or nil.
  /// - Returns: The duration, in seconds.
  open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0.4
  }

  /// Animates the view of the document from its place in the browser, or to it.
  ///
  /// - Parameter transitionContext: The context of the transition.
  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    progressView?.removeFromSuperview()
    let isPresentation = transitionContext.viewController(forKey: .to)?.isBeingPresented == true
    let key: UITransitionContextViewControllerKey = isPresentation ? .to : .from
    guard let controller = transitionContext.viewController(forKey: key), let view = controller.view else {
      return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    let container = transitionContext.containerView
    if isPresentation {
      view.frame = transitionContext.finalFrame(for: controller)
      container.addSubview(view)
      view.layoutIfNeeded()
    } else if let below = transitionContext.view(forKey: .to), below.superview == nil {
      // The window may have been resized while the document was shown.
      if let browser = transitionContext.viewController(forKey: .to) {
        below.frame = transitionContext.finalFrame(for: browser)
      }
      container.insertSubview(below, belowSubview: view)
    }
    let small = transform(of: view, in: container)
    if isPresentation { (view.transform, view.alpha) = (small, 0) }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseInOut,
      animations: { (view.transform, view.alpha) = isPresentation ? (.identity, 1) : (small, 0) },
      completion: { _ in
        let completes = !transitionContext.transitionWasCancelled
        (view.transform, view.alpha) = (.identity, 1)
        if isPresentation != completes { view.removeFromSuperview() }
        transitionContext.completeTransition(completes)
      })
  }

  /// Returns the transform with which the target view covers the document's place, or a view in half its size if the browser does not
  /// show the document.
  private func transform(of view: UIView, in container: UIView) -> CGAffineTransform {
    guard let place = place, let superview = place.superview else { return CGAffineTransform(scaleX: 0.5, y: 0.5) }
    let end = superview.convert(place.frame, to: container)
    let target = targetView.flatMap { $0.isDescendant(of: view) ? $0 : nil } ?? view
    let start = target.convert(target.bounds, to: container)
    guard start.width > 0, start.height > 0 else { return CGAffineTransform(scaleX: 0.5, y: 0.5) }
    let scale = min(end.width / start.width, end.height / start.height)
    // The view is scaled about its own center.
    let offset = CGPoint(x: start.midX - view.center.x, y: start.midY - view.center.y)
    return CGAffineTransform(
      translationX: end.midX - view.center.x - offset.x * scale, y: end.midY - view.center.y - offset.y * scale
    ).scaledBy(x: scale, y: scale)
  }

  private var place: UIView? { browser?.place(of: document) }

  private func showProgress() {
    progressView?.removeFromSuperview()
    progressView = nil
    guard let loadingProgress, let place else { return }
    let bar = UIProgressView(progressViewStyle: .default)
    bar.observedProgress = loadingProgress
    bar.frame = CGRect(x: 8, y: place.bounds.height / 2, width: max(0, place.bounds.width - 16), height: 4)
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin]
    place.addSubview(bar)
    progressView = bar
  }
}
