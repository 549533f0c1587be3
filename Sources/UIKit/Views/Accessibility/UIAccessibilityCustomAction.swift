import Foundation

/// An action of an element that assistive technologies offer to their users.
///
/// Tessera has no assistive technology that shows the actions. They are stored, and can be performed in tests.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs an action, and returns whether it was performed.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The localized name of the action, which an assistive technology presents to the user.
  open var name: String
  /// The name with attributes, such as the language.
  open var attributedName: NSAttributedString {
    get { storedName ?? NSAttributedString(string: name) }
    set {
      storedName = newValue
      name = newValue.string
    }
  }
  private var storedName: NSAttributedString?
  /// An image of the action. The default is nil.
  open var image: UIImage?
  /// The category of the action, or nil if it has none. The default is nil.
  open var category: String?
  /// The object whose method performs the action. It is not retained.
  open weak var target: AnyObject?
  /// The method that performs the action, with the action as its argument or without an argument.
  open var selector: Selector
  /// The closure that performs the action, or nil if a method of the target performs it.
  open var actionHandler: Handler?

  /// Creates an action that a method performs.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - image: An image for the action, or nil for no image.
  ///   - target: The object with the method.
  ///   - selector: The method. It returns a Boolean value, or nothing.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    self.name = name
    self.image = image
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  /// Creates an action that a closure performs.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - image: An image for the action, or nil for no image.
  ///   - actionHandler: The closure that performs the action. If it is nil, the action cannot be performed.
  public convenience init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.init(name: name, image: image, target: nil, selector: Selector(""))
    self.actionHandler = actionHandler
  }

  /// Performs the action, as an assistive technology does. This method is specific to Tessera.
  ///
  /// - Returns: `true` if the action was performed. The result is `false` if the action has neither a closure nor a
  ///   target, or if the closure or the method failed.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    return selector.perform(on: target, sender: self) == .done
  }
}
