/// Which controller's content a window shows: without a first responder, keys go there.
@MainActor enum KeyContent {
  static func responder(of window: UIWindow) -> UIResponder {
    // The frontmost view in the middle of the window, and from there its controller.
    let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    var responder: UIResponder? = window.hitTest(middle, with: nil)
    while let current = responder, !(current is UIViewController) { responder = current.next }
    return responder ?? window.rootViewController ?? window
  }
}
