import Foundation

/// A part of the text of a text input. Text inputs make their own.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// A range that means nothing by itself: for subclasses.
  public override init() { super.init() }
  /// Where it begins. Subclasses override all three.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }
  /// Whether it begins where it ends.
  open var isEmpty: Bool { true }
}
