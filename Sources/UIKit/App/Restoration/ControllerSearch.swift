import Foundation

/// Finds existing view controllers by restoration path.
///
/// Only an identifier that was set is used. A view controller whose class merely overrides the getter of
/// `restorationIdentifier` is saved, but cannot be found (reported by a developer, case `restore-identifier-override`
/// of Tests/Oracle).
@MainActor final class ControllerSearch {
  private var controllers: [[String]: UIViewController] = [:]

  /// Creates a search in the hierarchies of root view controllers.
  init(_ roots: [UIViewController]) { for root in roots { add(root, below: []) } }

  /// Returns the view controller with a restoration path, or nil if there is none.
  subscript(path: [String]) -> UIViewController? { controllers[path] }

  /// Adds a view controller that was created for a restoration path, and the hierarchy below it.
  func add(_ controller: UIViewController, _ path: [String]) {
    controllers[path] = controller
    addChildren(of: controller, path)
  }

  /// Adds a view controller with a restoration identifier, and the hierarchy below it.
  ///
  /// - Parameters:
  ///   - controller: The view controller.
  ///   - path: The restoration path of its parent.
  func add(_ controller: UIViewController, below path: [String]) {
    guard let identifier = controller.restorationStorage.identifier else { return }
    let path = path + [identifier]
    if controllers[path] == nil { controllers[path] = controller }
    addChildren(of: controller, path)
  }

  private func addChildren(of controller: UIViewController, _ path: [String]) {
    var children = controller.children
    if let navigationController = controller as? UINavigationController {
      children = navigationController.viewControllers
    }
    if let tabBarController = controller as? UITabBarController {
      children = tabBarController.viewControllers ?? children
    }
    if let splitViewController = controller as? UISplitViewController {
      children += splitViewController.viewControllers.filter { child in !children.contains { $0 === child } }
    }
    if let presentedController = controller.presentedViewController { children.append(presentedController) }
    for child in children { add(child, below: path) }
  }
}
