import Foundation

/// A class that creates view controllers during the restoration of the application's state.
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
  /// Returns a view controller for a restoration path, which is created or found.
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
