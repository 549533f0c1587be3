import Foundation

/// Methods that set the attributes of nib elements on view controllers and create their bars.
extension NibLoader {
  /// Sets the values of a view controller, and creates its bars and their items. The view is created when it is first
  /// needed.
  func decodeController(_ controller: UIViewController, _ element: NibElement) {
    controller.nibNameStorage = NibScene.nibName(of: element)
    if let text = document.string(element, "title") { controller.title = text }
    if let value = element.bool("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = value }
    if let value = element.bool("definesPresentationContext") { controller.definesPresentationContext = value }
    if let value = element.bool("providesPresentationContextTransitionStyle") {
      controller.providesPresentationContextTransitionStyle = value
    }
    if let value = element.bool("modalInPresentation") { controller.isModalInPresentation = value }
    if let value = element.bool("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = value
    }
    if let value = element.bool("automaticallyAdjustsScrollViewInsets") {
      controller.automaticallyAdjustsScrollViewInsets = value
    }
    if let style = element["modalPresentationStyle"].flatMap({ NibNames.presentationStyle[$0] }) {
      controller.modalPresentationStyle = style
    }
    if let style = element["modalTransitionStyle"].flatMap({ NibNames.transitionStyle[$0] }) {
      controller.modalTransitionStyle = style
    }
    if let child = element.child(key: "edgesForExtendedLayout") {
      controller.edgesForExtendedLayout = Self.edges.reduce(into: []) {
        if child.bool($1.key) ?? true { $0.formUnion($1.value) }
      }
    }
    if let size = element.child(key: "contentSizeForViewInPopover")?.sizeValue ?? element.size("preferredContentSize") {
      controller.preferredContentSize = size
    }
    let usesStoryboardIdentifier = element.bool("useStoryboardIdentifierAsRestorationIdentifier") == true
    if let identifier = usesStoryboardIdentifier ? element["storyboardIdentifier"] : element["restorationIdentifier"] {
      NibRestoration.set(identifier, of: controller)
    }
    if let child = element.child(key: "navigationItem"), let item = makeObject(child) as? UINavigationItem {
      controller.navigationItemStorage = item
      // The item receives the controller's title when the title changes, like an item that is created on first use.
      item.mirrorsControllerTitle = true
      item.owner = controller
      if item.title == nil { item.title = controller.title }
    }
    if let child = element.child(key: "tabBarItem"), let item = makeObject(child) as? UITabBarItem {
      controller.tabBarItem = item
    }
    let items = element.elements(in: "toolbarItems").compactMap { makeObject($0) as? UIBarButtonItem }
    if !items.isEmpty { controller.toolbarItems = items }
    switch controller {
    case let controller as UINavigationController: decodeNavigation(controller, element)
    case let controller as UITableViewController:
      if let value = element.bool("clearsSelectionOnViewWillAppear") {
        controller.clearsSelectionOnViewWillAppear = value
      }
      if let child = element.child(key: "refreshControl"), let refresh = makeView(child) as? UIRefreshControl {
        controller.refreshControl = refresh
      }
    case let controller as UICollectionViewController:
      if let value = element.bool("clearsSelectionOnViewWillAppear") {
        controller.clearsSelectionOnViewWillAppear = value
      }
    default: NibContainers.decode(controller, element, in: self)
    }
  }

  private static let edges: KeyValuePairs<String, UIRectEdge> = [
    "top": .top, "left": .left, "bottom": .bottom, "right": .right,
  ]

  private func decodeNavigation(_ controller: UINavigationController, _ element: NibElement) {
    if let value = element.bool("navigationBarHidden") { controller.isNavigationBarHidden = value }
    if let value = element.bool("toolbarHidden") { controller.isToolbarHidden = value }
    if let value = element.bool("hidesBarsOnSwipe") { controller.hidesBarsOnSwipe = value }
    if let value = element.bool("hidesBarsOnTap") { controller.hidesBarsOnTap = value }
    if let value = element.bool("hidesBarsWhenKeyboardAppears") { controller.hidesBarsWhenKeyboardAppears = value }
    if let value = element.bool("hidesBarsWhenVerticallyCompact") { controller.hidesBarsWhenVerticallyCompact = value }
  }
}
