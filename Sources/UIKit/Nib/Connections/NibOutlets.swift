import Foundation

/// Functions that set the outlets of UIKit's own classes.
@MainActor enum NibOutlets {
  /// Sets an outlet of an object of one of UIKit's classes.
  ///
  /// - Returns: `true` if the outlet was set, or `false` if the class has no outlet with the name or the value has a
  ///   wrong type.
  static func set(_ name: String, of object: NSObject, to value: Any) -> Bool {
    switch object {
    case let controller as UIViewController: return setController(name, of: controller, to: value)
    case let view as UIView: return setView(name, of: view, to: value)
    case let recognizer as UIGestureRecognizer:
      guard name == "delegate", let value = value as? any UIGestureRecognizerDelegate else { return false }
      recognizer.delegate = value
      return true
    case let item as UINavigationItem: return setItem(name, of: item, to: value)
    case let item as UIBarButtonItem:
      switch (name, value) {
      case ("customView", let value as UIView): item.customView = value
      case ("target", _): item.target = value as AnyObject
      default: return false
      }
      return true
    default: return false
    }
  }

  private static func setController(_ name: String, of controller: UIViewController, to value: Any) -> Bool {
    switch (name, value) {
    case ("view", let value as UIView): controller.adoptNibView(value)
    case ("delegate", _): return setDelegate(of: controller, to: value)
    case ("tableView", let value as UITableView):
      guard let controller = controller as? UITableViewController else { return false }
      controller.tableView = value
    case ("collectionView", let value as UICollectionView):
      guard let controller = controller as? UICollectionViewController else { return false }
      controller.collectionView = value
    case ("navigationItem", let value as UINavigationItem): controller.navigationItemStorage = value
    case ("searchDisplayController", _): return true
    case ("transitioningDelegate", let value as any UIViewControllerTransitioningDelegate):
      controller.transitioningDelegate = value
    default: return NibContainers.setOutlet(name, of: controller, to: value)
    }
    return true
  }

  private static func setDelegate(of controller: UIViewController, to value: Any) -> Bool {
    if let controller = controller as? UINavigationController, let value = value as? any UINavigationControllerDelegate
    {
      controller.delegate = value
      return true
    }
    return NibContainers.setOutlet("delegate", of: controller, to: value)
  }

  private static func setItem(_ name: String, of item: UINavigationItem, to value: Any) -> Bool {
    switch (name, value) {
    case ("titleView", let value as UIView): item.titleView = value
    case ("leftBarButtonItem", let value as UIBarButtonItem): item.leftBarButtonItem = value
    case ("rightBarButtonItem", let value as UIBarButtonItem): item.rightBarButtonItem = value
    case ("backBarButtonItem", let value as UIBarButtonItem): item.backBarButtonItem = value
    case ("leftBarButtonItems", let value as [UIBarButtonItem]): item.leftBarButtonItems = value
    case ("rightBarButtonItems", let value as [UIBarButtonItem]): item.rightBarButtonItems = value
    default: return false
    }
    return true
  }
}
