import Foundation

extension UITabBarController.Sidebar {
  /// An object that you use to run animations alongside the appearance or disappearance of the sidebar.
  @preconcurrency @MainActor public protocol Animating: NSObjectProtocol {
    /// Adds animations that run together with the animation of the sidebar.
    ///
    /// - Parameter animations: A closure that makes the changes to animate.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a closure that is called after the animation.
    ///
    /// - Parameter completion: The closure.
    func addCompletion(_ completion: @escaping () -> Void)
  }
}
