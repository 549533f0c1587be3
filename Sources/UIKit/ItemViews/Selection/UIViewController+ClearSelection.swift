import Foundation

extension UIViewController {
  /// Clears the selection of the controller's view when the view appears.
  ///
  /// As in UIKit, the selection remains during a transition that the user controls by a gesture, and is only cleared if the
  /// transition is not canceled.
  ///
  /// - Parameter clear: A closure that deselects all items. Its argument is `true` to animate the change.
  final func clearSelection(_ clear: @escaping (Bool) -> Void) {
    guard let coordinator = transitionCoordinator, coordinator.initiallyInteractive else {
      return clear(appearance.animated)
    }
    coordinator.animate(alongsideTransition: nil) { context in
      if !context.isCancelled { clear(true) }
    }
  }
}
