import Foundation

/// Functions that find the destination of unwind segues, and return to it.
@MainActor enum NibUnwinding {
  /// Returns the nearest view controller that can perform the unwind action, or nil if there is none. The search visits the
  /// parents and presenting controllers of the source, beginning with the innermost one. For each of these controllers, the
  /// search visits the children that the view controller allows, and then the view controller itself (Apple's technical note
  /// TN2298).
  static func destination(of origin: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var current = origin.source
    var visited: Set<ObjectIdentifier> = []
    while visited.insert(ObjectIdentifier(current)).inserted {
      guard let ancestor = current.parent ?? current.presentingViewController else { return nil }
      if let destination = search(ancestor, origin, visited: &visited) { return destination }
      current = ancestor
      visited.remove(ObjectIdentifier(ancestor))
    }
    return nil
  }

  private static func search(
    _ controller: UIViewController, _ origin: UIStoryboardUnwindSegueSource, visited: inout Set<ObjectIdentifier>
  ) -> UIViewController? {
    guard visited.insert(ObjectIdentifier(controller)).inserted else { return nil }
    for child in controller.allowedChildrenForUnwinding(from: origin) {
      if let destination = search(child, origin, visited: &visited) { return destination }
    }
    let isPossible = controller.canPerformUnwindSegueAction(
      origin.unwindAction, from: origin.source, sender: origin.sender)
    return isPossible ? controller : nil
  }

  /// Dismisses the view controllers that are presented in front of the destination, and then asks the containers of the
  /// destination to show it.
  static func unwind(_ segue: UIStoryboardSegue) {
    let isPresented = dismiss(segue)
    var child = segue.destination
    while let parent = child.parent {
      if isPresented {
        UIView.performWithoutAnimation { parent.unwind(for: segue, towards: child) }
      } else {
        parent.unwind(for: segue, towards: child)
      }
      child = parent
    }
  }

  /// Dismisses the presentation that contains the segue's source, if the destination or one of its ancestors presents
  /// it.
  ///
  /// - Returns: `true` if a presentation was dismissed.
  private static func dismiss(_ segue: UIStoryboardSegue) -> Bool {
    var controller: UIViewController? = segue.source
    while let current = controller {
      if let presenting = current.presentingViewController {
        var ancestor: UIViewController? = segue.destination
        while let candidate = ancestor {
          if candidate === presenting {
            presenting.dismiss(animated: true)
            return true
          }
          ancestor = candidate.parent
        }
        controller = presenting
        continue
      }
      controller = current.parent
    }
    return false
  }
}
