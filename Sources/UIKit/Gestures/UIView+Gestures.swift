extension UIView {
  /// The view's recognizers, in the order in which they were added; nil when there never was one.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { extras.flatMap { $0.gestures.isEmpty ? nil : $0.gestures } }
    set {
      for gesture in extras?.gestures ?? [] { removeGestureRecognizer(gesture) }
      for gesture in newValue ?? [] { addGestureRecognizer(gesture) }
    }
  }

  /// Attaches a recognizer, which is retained; it leaves the view to which it was attached.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    if gestureRecognizer.view === self { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    needExtras().gestures.append(gestureRecognizer)
  }

  /// Detaches a recognizer; what it was doing is cancelled.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    GestureEnvironment.shared.disable(gestureRecognizer)
    extras?.gestures.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
