import Foundation

/// A menu element that performs an action, such as `UIAction` or `UICommand`.
@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
  /// The title of the element.
  var title: String { get set }
  /// A longer description of the element, or `nil` if there is none.
  var discoverabilityTitle: String? { get set }
  /// The image beside the title, or `nil` if there is none.
  var image: UIImage? { get set }
  /// The image beside the title while the element is on, or `nil` to use `image`.
  var selectedImage: UIImage? { get set }
  /// The attributes of the element, such as `disabled` or `destructive`.
  var attributes: UIMenuElement.Attributes { get set }
  /// The state of the element. A menu shows the state as a check mark or a dash beside the title.
  var state: UIMenuElement.State { get set }
  /// The object that triggered the element. The value is `nil` except while the action runs.
  var sender: Any? { get }
  /// The sender as the source item of a popover. The value is `nil` except while the action runs.
  var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }
  /// Performs the action of the element, unless it is disabled.
  ///
  /// - Parameters:
  ///   - sender: The object that triggers the element.
  ///   - target: The object that receives the selector of a command, or `nil` to use the responder chain.
  func performWithSender(_ sender: Any?, target: Any?)
}
