import Foundation

/// Methods for the navigation controllers of a split view's columns. While the split view is collapsed, the navigation
/// controllers of the other columns are on the stack of the primary column's navigation controller.
extension UINavigationController {
  /// Creates the navigation controller of a column. `didMove(toParent:)` of the root is called when the root has
  /// appeared.
  static func makeForColumn(_ root: UIViewController) -> UINavigationController {
    let controller = UINavigationController(nibName: nil, bundle: nil)
    controller.stack = [root]
    controller.addChild(root)
    return controller
  }

  /// Sets the position of the bar's top edge, or nil for the usual position.
  final func setBarTop(_ top: CGFloat?) {
    guard top != fixedBarTop else { return }
    fixedBarTop = top
    viewIfLoaded?.setNeedsLayout()
  }

  /// Replaces the stack while a split view collapses or expands. The split view sends the appearance callbacks. Views
  /// that remain visible do not leave the window.
  final func replaceStackWithoutCallbacks(_ newStack: [UIViewController]) {
    let wasChangingStack = isChangingStack
    isChangingStack = true
    running?.finishImmediately()
    let removedControllers = stack.filter { controller in !newStack.contains { $0 === controller } }
    // The callbacks of the controllers can change the stack, which is shown after the change of the split view.
    stack = newStack
    for controller in removedControllers where controller.parentStorage === self { controller.willMove(toParent: nil) }
    for controller in newStack where controller.parentStorage !== self && stack.contains(where: { $0 === controller }) {
      controller.appearance.isContainerDriven = true
      addChild(controller)
      if controller is UINavigationController { completeMove(of: controller) }
    }
    updateBarItems()
    updateToolbarItems(animated: false)
    if isViewLoaded, stack.isEmpty {
      if shownController?.viewIfLoaded?.superview === holder { shownController?.viewIfLoaded?.removeFromSuperview() }
      shownController = nil
    } else if isViewLoaded, !needsTopController {
      replaceViewWithoutCallbacks()
    }
    for controller in removedControllers where !stack.contains(where: { $0 === controller }) {
      controller.hasCompletedNavigationMove = false
      guard controller.parentStorage === self else { continue }
      controller.appearance.isContainerDriven = false
      controller.removeFromParent()
    }
    viewIfLoaded?.setNeedsLayout()
    isChangingStack = wasChangingStack
    guard !wasChangingStack else { return }
    guard pendingChange != nil else {
      if let splitViewController, !splitViewController.isChangingColumns, !splitViewController.postponedChanges.isEmpty
      {
        splitViewController.protectChanges {}
      }
      return
    }
    if let splitViewController, splitViewController.isChangingColumns {
      splitViewController.postponedChanges.append { [weak self] in self?.protectChanges {} }
    } else {
      protectChanges {}
    }
  }

  /// Removes and returns the top controller, which becomes the secondary view controller of a split view. Returns nil if
  /// the top controller is the root.
  final func removeTopController() -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    replaceStackWithoutCallbacks(Array(stack.dropLast()))
    return top
  }

  /// Gives the nested navigation controllers back buttons that lead to the controllers below them.
  final func updateNestedBackItems() {
    for (index, controller) in stack.enumerated() {
      guard let nestedNavigation = controller as? UINavigationController else { continue }
      let previousController = index > 0 ? stack[index - 1] : nil
      let content = (previousController as? UINavigationController)?.topViewController ?? previousController
      nestedNavigation.setNestedBackItem(content?.navigationItem)
    }
  }

  /// Sets the item to which the back button of the root leads, or nil for no back button.
  final func setNestedBackItem(_ item: UINavigationItem?) { navigationBar.setOuterBackItem(item) }

  /// Returns the stack as it was before a push or pop: without the pushed controller, or with the popped controllers.
  final func stackBefore(_ operation: Operation, _ disappearing: [UIViewController]) -> [UIViewController] {
    operation == .push ? Array(stack.dropLast()) : stack + disappearing
  }

  /// Indicates whether a running transition begins or ends at a nested navigation controller.
  final var isChangingToNested: Bool {
    guard let running, running.isAnimated, !barHidden else { return false }
    return (running.from is UINavigationController) != (running.to is UINavigationController)
  }

  /// Fades the bar while a nested navigation controller appears or disappears, because the nested navigation controller
  /// has a bar of its own.
  final func fadeBar(from: UIViewController?, to: UIViewController, _ transition: ControllerTransition) {
    guard transition.isAnimated, !barHidden, from != nil,
      (from is UINavigationController) != (to is UINavigationController)
    else { return }
    let barAppears = !(to is UINavigationController)
    UIView.performWithoutAnimation { navigationBar.alpha = barAppears ? 0 : 1 }
    transition.animate(
      alongsideTransition: { [weak self] _ in self?.navigationBar.alpha = barAppears ? 1 : 0 },
      completion: { [weak self] _ in
        self?.navigationBar.alpha = 1
        self?.layoutBars()
      })
  }
}
