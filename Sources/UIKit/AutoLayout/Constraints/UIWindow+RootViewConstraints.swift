extension UIWindow {
  /// Pins the root view controller's view to the window's edges if the view does not translate its autoresizing mask
  /// into constraints. UIKit does the same (`_rootViewConstraintsUpdateIfNecessaryForView:` in its class dumps), so that
  /// the view fills the window.
  ///
  /// The priority is just below that of required constraints, so that the program's own required constraints win.
  ///
  /// - Parameter view: A subview of the window that was added, or whose
  ///   `translatesAutoresizingMaskIntoConstraints` has changed.
  final func updateRootViewConstraints(for view: UIView) {
    guard let root = rootViewControllerStorage, root.viewIfLoaded === view else { return }
    NSLayoutConstraint.deactivate(rootViewConstraints)
    rootViewConstraints = []
    guard !view.translatesAutoresizingMaskIntoConstraints else { return }
    rootViewConstraints = [
      view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.leftAnchor.constraint(equalTo: leftAnchor), view.rightAnchor.constraint(equalTo: rightAnchor),
    ]
    for constraint in rootViewConstraints { constraint.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate(rootViewConstraints)
  }
}
