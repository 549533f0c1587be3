import Foundation

/// Functions that decode the relationships, outlets and values of container view controllers.
@MainActor enum NibContainers {
  /// Adds the view controllers of a relationship to a container.
  ///
  /// - Returns: `false` if the container has no such relationship.
  static func addChildren(_ children: [UIViewController], by relationship: String, to controller: UIViewController)
    -> Bool
  {
    switch (controller, relationship) {
    case (let controller as UINavigationController, "rootViewController"),
      (let controller as UINavigationController, "viewControllers"):
      controller.setArchivedStack(children)
    case (let controller as UITabBarController, "viewControllers"):
      controller.setArchivedControllers(children)
    case (let controller as UISplitViewController, _):
      guard let column = columns[relationship], let child = children.first else { return false }
      addChildren(child, by: column, to: controller)
    default: return false
    }
    return true
  }

  /// The columns of a split view controller by the names of their relationships. Xcode uses the older names for the
  /// primary and the secondary column of all styles.
  private static let columns: [String: UISplitViewController.Column] = [
    "masterViewController": .primary, "primaryViewController": .primary,
    "supplementaryViewController": .supplementary, "detailViewController": .secondary,
    "secondaryViewController": .secondary, "compactViewController": .compact,
    "inspectorViewController": .inspector,
  ]

  /// Sets the view controller of a column. In a split view controller without columns, the primary view controller
  /// precedes the secondary one, regardless of their order in the file.
  private static func addChildren(
    _ child: UIViewController, by column: UISplitViewController.Column, to controller: UISplitViewController
  ) {
    guard controller.style == .unspecified, column == .primary || column == .secondary else {
      return controller.setViewController(child, for: column)
    }
    controller.columns.controllers[column] = child
  }

  /// Sets an outlet of a container view controller, such as `delegate`. Returns `false` if the class has no outlet with the name for the
  /// value.
  static func setOutlet(_ name: String, of controller: UIViewController, to value: Any) -> Bool {
    switch (controller, name, value) {
    case (let controller as UITabBarController, "delegate", let value as any UITabBarControllerDelegate):
      controller.delegate = value
    case (let controller as UISplitViewController, "delegate", let value as any UISplitViewControllerDelegate):
      controller.delegate = value
    case (let controller as UIPageViewController, "delegate", let value as any UIPageViewControllerDelegate):
      controller.delegate = value
    case (let controller as UIPageViewController, "dataSource", let value as any UIPageViewControllerDataSource):
      controller.dataSource = value
    default: return false
    }
    return true
  }

  /// Sets the values of a container view controller: the bar of a tab bar controller, and the columns of a split view controller.
  static func decode(_ controller: UIViewController, _ element: NibElement, in loader: NibLoader) {
    if let controller = controller as? UITabBarController, let child = element.child(key: "tabBar") {
      loader.decodeControllerBar(controller.tabBar, child)
    }
    if let controller = controller as? UISplitViewController { decodeSplit(controller, element) }
  }

  private static let styles: [String: UISplitViewController.Style] = [
    "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn,
  ]
  private static let displayModes: [String: UISplitViewController.DisplayMode] = [
    "secondaryOnly": .secondaryOnly, "oneBesideSecondary": .oneBesideSecondary, "oneOverSecondary": .oneOverSecondary,
    "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
    "twoDisplaceSecondary": .twoDisplaceSecondary, "primaryHidden": .secondaryOnly, "allVisible": .oneBesideSecondary,
    "primaryOverlay": .oneOverSecondary,
  ]
  private static let behaviors: [String: UISplitViewController.SplitBehavior] = [
    "tile": .tile, "overlay": .overlay, "displace": .displace,
  ]

  private static func decodeSplit(_ controller: UISplitViewController, _ element: NibElement) {
    if let style = element["style"].flatMap({ styles[$0] }) { controller.styleStorage = style }
    if let mode = (element["preferredDisplayMode"] ?? element["displayMode"]).flatMap({ displayModes[$0] }) {
      controller.preferredDisplayMode = mode
    }
    if controller.style != .unspecified, let behavior = element["behavior"].flatMap({ behaviors[$0] }) {
      controller.preferredSplitBehavior = behavior
    }
    if let value = element.bool("presentsWithGesture") { controller.presentsWithGesture = value }
    if let value = element.bool("showsSecondaryOnlyButton") { controller.showsSecondaryOnlyButton = value }
    if element["primaryBackgroundStyle"] == "none" { controller.primaryBackgroundStyle = .none }
    if element["primaryEdge"] == "trailing" { controller.primaryEdge = .trailing }
    if let value = element.number("preferredPrimaryColumnWidthFraction") {
      controller.preferredPrimaryColumnWidthFraction = value
    }
    if let value = element.number("minimumPrimaryColumnWidth") { controller.minimumPrimaryColumnWidth = value }
    if let value = element.number("maximumPrimaryColumnWidth") { controller.maximumPrimaryColumnWidth = value }
  }
}
