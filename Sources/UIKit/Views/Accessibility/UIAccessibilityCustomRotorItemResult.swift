import Foundation

/// A place in a list of `UIAccessibilityCustomRotor`.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element with the place. It is not retained.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The range of text in the element, or nil for the whole element.
  open var targetRange: UITextRange?

  /// Creates a place without an element.
  public override init() { super.init() }

  /// Creates a place.
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
