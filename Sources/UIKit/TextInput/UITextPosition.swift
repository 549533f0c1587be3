import Foundation

/// A place in the text of a text input. Text inputs make their own.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// A position that means nothing by itself: for subclasses.
  public override init() { super.init() }
}
