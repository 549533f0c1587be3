import Foundation

// Older members, most of them deprecated or without effect in Tessera. They are declared so that code that uses them
// compiles.
extension UIViewController {
  /// Rotates the interface to the orientation of the device. The method has no effect in Tessera, because windows do
  /// not rotate.
  @available(*, deprecated, message: "use setNeedsUpdateOfSupportedInterfaceOrientations()")
  public class func attemptRotationToDeviceOrientation() {}

  /// A Boolean value that determines whether the user is prevented from dismissing the sheet that presents the
  /// controller.
  @available(*, deprecated, renamed: "isModalInPresentation")
  public var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }

  /// Requests an update of `preferredScreenEdgesDeferringSystemGestures`. The method has no effect in Tessera.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Posted when a split view controller has collapsed or expanded, so that `showDetailViewController(_:sender:)` may
  /// show a view controller in a different place. The object is the split view controller.
  nonisolated public static let showDetailTargetDidChangeNotification = NSNotification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}
