import Foundation

/// Methods that save and restore the state of every view controller.
extension UIViewController {
  private static let presentedKey = "UIViewController.presentedViewController"

  final func encodePresentation(with coder: NSCoder) {
    // Children return the controller that their container presents.
    guard let presented = presentedViewController, presented.presentingViewController === self else { return }
    coder.encode(presented, forKey: Self.presentedKey)
  }

  final func decodePresentation(with coder: NSCoder) {
    guard presentedViewController == nil else { return }
    restorationStorage.presented = coder.decodeObject(forKey: Self.presentedKey) as? UIViewController
  }

  /// Presents the restored view controller, if there is one. Called when the windows are visible.
  final func presentRestored() {
    guard let presented = restorationStorage.presented else { return }
    restorationStorage.presented = nil
    if presentedViewController == nil { present(presented, animated: false) }
  }
}
