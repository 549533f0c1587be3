extension UIView {
  /// The view controller that can present a panel for the view. This is the topmost view controller that the view
  /// controller of the view or of its window presents, or, if none is presented, that view controller itself. The value
  /// is `nil` if the view is not in a window, or if the window has no view controller.
  var panelPresenter: UIViewController? {
    guard let window = self as? UIWindow ?? window else { return nil }
    var chain = ResponderChain(from: self)
    var responder = chain.next()
    while let current = responder, !(current is UIViewController) { responder = chain.next() }
    var controller = responder as? UIViewController ?? window.rootViewController
    while let presentedController = controller?.presentedViewController { controller = presentedController }
    return controller
  }
}
