import Foundation

/// Methods that a text storage calls when its text changes.
public protocol NSTextStorageDelegate: AnyObject {
  /// Tells the delegate that changes are about to be processed. It may change characters and attributes.
  ///
  /// - Parameters:
  ///   - textStorage: The text storage.
  ///   - editedMask: The kinds of the changes.
  ///   - editedRange: The range of the changed text after the changes.
  ///   - delta: The number of UTF-16 code units by which the text has grown.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  /// Tells the delegate that changes were processed. It may change attributes.
  ///
  /// - Parameters:
  ///   - textStorage: The text storage.
  ///   - editedMask: The kinds of the changes.
  ///   - editedRange: The range of the changed text after the changes.
  ///   - delta: The number of UTF-16 code units by which the text has grown.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Tells the delegate that changes are about to be processed. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - textStorage: The text storage.
  ///   - editedMask: The kinds of the changes.
  ///   - editedRange: The range of the changed text after the changes.
  ///   - delta: The number of UTF-16 code units by which the text has grown.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  /// Tells the delegate that changes were processed. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - textStorage: The text storage.
  ///   - editedMask: The kinds of the changes.
  ///   - editedRange: The range of the changed text after the changes.
  ///   - delta: The number of UTF-16 code units by which the text has grown.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}
