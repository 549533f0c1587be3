import Foundation

/// The result of a search of a `UIAccessibilityCustomRotor`: an element or a part of its text.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element that was found. It is not retained.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The range of text in the element, or nil for the whole element.
  open var targetRange: UITextRange?

  /// Creates a result without a target element.
  public override init() { super.init() }

  /// Creates a result for an element.
  ///
  /// - Parameters:
  ///   - targetElement: The element. It is not retained.
  ///   - targetRange: The range of text in the element, or nil for the whole element.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
