import Foundation

extension UITabBarController.Sidebar {
  /// An object to which animations are added that run together with the appearance or disappearance of the sidebar.
  @preconcurrency @MainActor public protocol Animating: NSObjectProtocol {
    /// Adds changes that are animated together with the sidebar.
    ///
    /// - Parameter animations: A closure that changes views.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a closure that is called after the animation.
    ///
    /// - Parameter completion: The closure.
    func addCompletion(_ completion: @escaping () -> Void)
  }
}
