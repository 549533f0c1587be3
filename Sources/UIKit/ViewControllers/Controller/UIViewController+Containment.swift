import Foundation

extension UIViewController {
  package final func adopt(_ child: UIViewController) {
    precondition(child !== self, "\(self) cannot be its own child")
    if child.parentStorage === self {
      // Adding again moves it to the end, as UIKit does.
      childList.removeAll { $0 === child }
      childList.append(child)
      return
    }
    child.willMove(toParent: self)
    child.parentStorage?.childList.removeAll { $0 === child }
    child.parentStorage = self
    childList.append(child)
    child.appearance.isMovingToParent = true
    child.traitsMayHaveChanged()
  }

  package final func leaveParent() {
    guard let parent = parentStorage else { return }
    parent.childList.removeAll { $0 === self }
    parentStorage = nil
    appearance.isMovingToParent = false
    didMove(toParent: nil)
    traitsMayHaveChanged()
  }

  /// Exchanges the views of two children, animated by `UIView.transition`'s options or `animations`.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let animated = duration > 0
    guard let from = fromViewController.viewIfLoaded, let holder = from.superview else { return }
    fromViewController.appearance.isDriven = true
    toViewController.appearance.isDriven = true
    fromViewController.beginAppearanceTransition(false, animated: animated)
    toViewController.beginAppearanceTransition(true, animated: animated)
    holder.addSubview(toViewController.view)
    let finish: (Bool) -> Void = { finished in
      from.removeFromSuperview()
      fromViewController.endAppearanceTransition()
      toViewController.endAppearanceTransition()
      fromViewController.appearance.isDriven = false
      toViewController.appearance.isDriven = false
      completion?(finished)
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: finish)
  }

  /// The nearest parent of that class.
  package final func enclosing<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var current = parentStorage
    while let controller = current {
      if let found = controller as? Container { return found }
      current = controller.parentStorage
    }
    return nil
  }

  // MARK: Sizes

  package final func sizeOfChild(_ container: any UIContentContainer, parentSize: CGSize) -> CGSize {
    guard let child = container as? UIViewController, let view = viewStorage, let inner = child.viewIfLoaded else {
      return parentSize
    }
    // What the masks will make of it: exact for children that fill their parent, which nearly all do.
    let size = view.bounds.size
    return CGSize(
      width: inner.bounds.width + parentSize.width - size.width,
      height: inner.bounds.height + parentSize.height - size.height)
  }

  package final func tellChildren(
    willTransitionTo size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childList {
      let old = child.viewIfLoaded?.bounds.size
      let new = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if old != new { child.viewWillTransition(to: new, with: coordinator) }
    }
    if let presented = presentation.presented { presented.presentationSizeWillChange(to: size, with: coordinator) }
  }
}
