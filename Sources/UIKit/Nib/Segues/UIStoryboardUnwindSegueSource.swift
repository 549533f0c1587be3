import Foundation

/// Information about the origin of an unwind segue. Container view controllers receive it when UIKit searches their children for the
/// destination.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
  /// The view controller in which the unwind segue started.
  public let source: UIViewController

  /// The action that the destination must implement.
  public let unwindAction: Selector

  /// The object that started the segue, such as a control, or nil.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}
