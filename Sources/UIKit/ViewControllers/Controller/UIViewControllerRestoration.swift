import Foundation

/// The method of a class that creates view controllers during the restoration of the application's state.
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
  /// Creates or finds the view controller for a restoration path.
  ///
  /// - Parameters:
  ///   - identifierComponents: The restoration identifiers of the view controller's ancestors and of itself.
  ///   - coder: The unarchiver of the view controller's data. For a view controller of a storyboard it contains the
  ///     storyboard with the key `UIApplication.stateRestorationViewControllerStoryboardKey`.
  /// - Returns: The view controller, or nil if it is not to be restored.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
