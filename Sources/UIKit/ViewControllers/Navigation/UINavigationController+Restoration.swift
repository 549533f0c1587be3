import Foundation

/// The saved state of navigation controllers: the stack, and which bars are hidden.
extension UINavigationController {
  private static let stackKey = "UINavigationController.viewControllers"
  private static let barKey = "UINavigationController.isNavigationBarHidden"
  private static let toolbarKey = "UINavigationController.isToolbarHidden"

  /// Saves the controllers up to the first one without a restoration identifier: a stack has no gaps.
  final func encodeStack(with coder: NSCoder) {
    for (index, controller) in viewControllers.prefix(while: { $0.restorationIdentifier != nil }).enumerated() {
      coder.encode(controller, forKey: "\(Self.stackKey).\(index)")
    }
    coder.encode(isNavigationBarHidden, forKey: Self.barKey)
    coder.encode(isToolbarHidden, forKey: Self.toolbarKey)
  }

  /// Restores the stack. A controller that was not restored ends it.
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
