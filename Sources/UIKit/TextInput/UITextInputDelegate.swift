import CoreGraphics
import Foundation

/// The methods that notify an observer of changes that a text input makes itself.
@preconcurrency @MainActor public protocol UITextInputDelegate: AnyObject {
  /// Tells the delegate that the selection is about to change.
  ///
  /// - Parameter textInput: The text input.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Tells the delegate that the selection has changed.
  ///
  /// - Parameter textInput: The text input.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Tells the delegate that the text is about to change.
  ///
  /// - Parameter textInput: The text input.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Tells the delegate that the text has changed.
  ///
  /// - Parameter textInput: The text input.
  func textDidChange(_ textInput: (any UITextInput)?)
}
