import Foundation

/// Methods that save and restore the state of navigation controllers, which consists of the stack and of the hidden bars.
extension UINavigationController {
  private static let stackKey = "UINavigationController.viewControllers"
  private static let barKey = "UINavigationController.isNavigationBarHidden"
  private static let toolbarKey = "UINavigationController.isToolbarHidden"

  /// Saves the controllers on the stack that precede the first controller without a restoration identifier. That
  /// controller and those above it are not saved, because a restored stack has no gaps.
  final func encodeStack(with coder: NSCoder) {
    for (index, controller) in viewControllers.prefix(while: { $0.restorationIdentifier != nil }).enumerated() {
      coder.encode(controller, forKey: "\(Self.stackKey).\(index)")
    }
    coder.encode(isNavigationBarHidden, forKey: Self.barKey)
    coder.encode(isToolbarHidden, forKey: Self.toolbarKey)
  }

  /// Restores the stack. The stack ends before the first controller that was not restored.
  final func decodeStack(with coder: NSCoder) {
    var restoredControllers: [UIViewController] = []
    while let controller = coder.decodeObject(forKey: "\(Self.stackKey).\(restoredControllers.count)")
      as? UIViewController
    {
      restoredControllers.append(controller)
    }
    if !restoredControllers.isEmpty, !restoredControllers.elementsEqual(viewControllers, by: ===) {
      setViewControllers(restoredControllers, animated: false)
    }
    isNavigationBarHidden = coder.decodeBool(forKey: Self.barKey)
    isToolbarHidden = coder.decodeBool(forKey: Self.toolbarKey)
  }
}
