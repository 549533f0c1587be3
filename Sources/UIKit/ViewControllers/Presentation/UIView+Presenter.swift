extension UIView {
  /// The view controller that can present a panel of the view: the controller of the view or of the window, or the
  /// topmost one that it presents. It is `nil` if the view is in no window, or if the window has no controller.
  var panelPresenter: UIViewController? {
    guard let window = self as? UIWindow ?? window else { return nil }
    var responder: UIResponder? = self
    while let current = responder, !(current is UIViewController) { responder = current.next }
    var controller = responder as? UIViewController ?? window.rootViewController
    while let presentedController = controller?.presentedViewController { controller = presentedController }
    return controller
  }
}
