import Foundation

/// Functions that set the restoration identifiers of views and view controllers.
@MainActor enum NibRestoration {
  /// Sets the restoration identifier of a view or view controller.
  static func set(_ identifier: String, of object: UIResponder) {
    switch object {
    case let view as UIView: view.restorationIdentifier = identifier
    case let controller as UIViewController: controller.restorationIdentifier = identifier
    default: break
    }
  }
}
