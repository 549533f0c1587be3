import Foundation

/// A range of the text of a text input. Text inputs define their own subclasses.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// Creates an empty range, for subclasses.
  public override init() { super.init() }
  /// The position at which the range begins. Subclasses override it together with `end` and `isEmpty`.
  open var start: UITextPosition { UITextPosition() }
  /// The position at which the range ends.
  open var end: UITextPosition { UITextPosition() }
  /// A Boolean value that indicates whether the range is empty.
  open var isEmpty: Bool { true }
}
