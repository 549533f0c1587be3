import CoreGraphics
import Foundation

/// An object, such as an input method, that observes the changes that a text input makes to its text and selection.
@preconcurrency @MainActor public protocol UITextInputDelegate: AnyObject {
  /// Tells the delegate that the selection is about to change.
  ///
  /// - Parameter textInput: The text input that changes the selection.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Tells the delegate that the selection has changed.
  ///
  /// - Parameter textInput: The text input that has changed the selection.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Tells the delegate that the text is about to change.
  ///
  /// - Parameter textInput: The text input that changes the text.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Tells the delegate that the text has changed.
  ///
  /// - Parameter textInput: The text input that has changed the text.
  func textDidChange(_ textInput: (any UITextInput)?)
}
