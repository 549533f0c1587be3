import Foundation

/// The relationships and outlets of containers of view controllers.
@MainActor enum NibContainers {
  /// Adds the view controllers of a relationship to a container.
  ///
  /// - Returns: `false` if the container has no such relationship.
  static func relate(_ children: [UIViewController], by relationship: String, to controller: UIViewController) -> Bool {
    switch (controller, relationship) {
    case (let controller as UINavigationController, "rootViewController"),
      (let controller as UINavigationController, "viewControllers"):
      controller.setViewControllers(children, animated: false)
    case (let controller as UITabBarController, "viewControllers"):
      controller.setViewControllers(children, animated: false)
    default: return false
    }
    return true
  }

  /// Sets an outlet of a container.
  static func setOutlet(_ name: String, of controller: UIViewController, to value: Any) -> Bool {
    switch (controller, name, value) {
    case (let controller as UITabBarController, "delegate", let value as any UITabBarControllerDelegate):
      controller.delegate = value
    default: return false
    }
    return true
  }

  /// Sets the values of a container.
  static func decode(_ controller: UIViewController, _ element: NibElement, in loading: NibLoading) {
    if let controller = controller as? UITabBarController, let child = element.child(key: "tabBar") {
      loading.decodeOwnBar(controller.tabBar, child)
    }
  }
}
