import Foundation

/// A position in the text of a text input. Text inputs define their own subclasses.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// Creates a position. Only subclasses, which store the location, use this initializer.
  public override init() { super.init() }
}
