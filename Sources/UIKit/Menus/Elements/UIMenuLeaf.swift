import Foundation

/// A menu element that does something: an action or a command.
@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
  /// The text of the element.
  var title: String { get set }
  /// What it does, in more words than its title has.
  var discoverabilityTitle: String? { get set }
  /// The picture beside the title.
  var image: UIImage? { get set }
  /// The picture beside the title while the element is on; nil: `image`.
  var selectedImage: UIImage? { get set }
  /// How the element may be used.
  var attributes: UIMenuElement.Attributes { get set }
  /// Whether a menu marks it with a tick.
  var state: UIMenuElement.State { get set }
  /// What triggered it; set while it runs.
  var sender: Any? { get }
  /// What the menu was shown for, for popovers that the element opens: set while it runs.
  var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }
  /// Does what the element is for, unless it is disabled.
  func performWithSender(_ sender: Any?, target: Any?)
}
