import Foundation

/// A range of the text of a text input. Text inputs define their own subclasses.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// Creates an empty range. Only subclasses, which store the positions, use this initializer.
  public override init() { super.init() }
  /// The position at which the range begins. Subclasses override this property.
  open var start: UITextPosition { UITextPosition() }
  /// The position at which the range ends. Subclasses override this property.
  open var end: UITextPosition { UITextPosition() }
  /// A Boolean value that indicates whether the range is empty. Subclasses override this property. The default is `true`.
  open var isEmpty: Bool { true }
}
