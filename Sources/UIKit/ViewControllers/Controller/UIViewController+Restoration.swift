import Foundation

/// Methods that save and restore the state of every view controller.
extension UIViewController {
  private static let presentedKey = "UIViewController.presentedViewController"

  final func encodePresentation(with coder: NSCoder) {
    // Children return the controller that their container presents.
    guard let presentedController = presentedViewController, presentedController.presentingViewController === self
    else { return }
    coder.encode(presentedController, forKey: Self.presentedKey)
  }

  final func decodePresentation(with coder: NSCoder) {
    guard presentedViewController == nil else { return }
    restorationStorage.presented = coder.decodeObject(forKey: Self.presentedKey) as? UIViewController
  }

  /// Presents the restored view controller, if there is one. Called when the windows are visible.
  final func presentRestored() {
    guard let presentedController = restorationStorage.presented else { return }
    restorationStorage.presented = nil
    if presentedViewController == nil { present(presentedController, animated: false) }
  }
}
