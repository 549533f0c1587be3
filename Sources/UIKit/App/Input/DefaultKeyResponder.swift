/// Finds the responder that receives key events if there is no first responder: the view controller of the visible
/// content.
@MainActor enum DefaultKeyResponder {
  static func responder(of window: UIWindow) -> UIResponder {
    // The search starts at the frontmost view in the center of the presented content, and continues up to its view
    // controller.
    var center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    var controller = window.rootViewController
    while let presentedController = controller?.presentation.presented { controller = presentedController }
    if let controller, controller !== window.rootViewController, let view = controller.viewIfLoaded,
      view.window === window
    {
      center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
      if window.hitTest(center, with: nil)?.isDescendant(of: view) != true { return controller }
    }
    var chain = ResponderChain(from: window.hitTest(center, with: nil))
    var responder = chain.next()
    while let ancestor = responder, !(ancestor is UIViewController) { responder = chain.next() }
    return responder ?? window.rootViewController ?? window
  }

  /// Returns whether a responder is behind the last presentation of a window, and that presentation also takes the touches
  /// beside its content. A sheet that does not dim the content behind it, for example, covers nothing.
  static func isCovered(_ responder: UIResponder, in window: UIWindow) -> Bool {
    guard var presented = window.rootViewController?.presentation.presented else { return false }
    while let next = presented.presentation.presented { presented = next }
    guard let controller = presented.presentation.active, let container = controller.containerView,
      controller.acceptsTouches(beside: container.bounds.origin)
    else { return false }
    var chain = ResponderChain(from: responder)
    while let current = chain.next() {
      if current === presented || current === container { return false }
    }
    return true
  }
}
