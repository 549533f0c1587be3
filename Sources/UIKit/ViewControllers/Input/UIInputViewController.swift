import CoreGraphics
import Foundation

/// A controller whose view is shown instead of a keyboard: the `inputViewController` of a responder.
///
/// Its view is an input view, and `textDocumentProxy` edits the text of the first responder. Tessera has no keyboards that run as
/// extensions, so the controller belongs to the application. Its methods of `UITextInputDelegate` are called only if it is the
/// `inputDelegate` of the responder.
@preconcurrency @MainActor open class UIInputViewController: UIViewController, UITextInputDelegate {
  private let proxy = ResponderTextProxy()

  /// The view of the controller as an input view. Setting it replaces `view`. Reading it loads the view.
  open override dynamic var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }

  /// The text that the first responder of the window edits.
  open var textDocumentProxy: any UITextDocumentProxy {
    proxy.controller = self
    return proxy
  }

  /// The language of the keyboard, such as "en-US", or nil for the user's language. The value is stored. The default is nil.
  open var primaryLanguage: String?

  /// A Boolean value that determines whether the keyboard has a key for dictation. The value is stored, because there is no
  /// dictation. The default is `false`.
  open var hasDictationKey = false

  /// A Boolean value that indicates whether the keyboard can use the network and shared data. The value is `true`, because the
  /// controller belongs to the application.
  open var hasFullAccess: Bool { true }

  /// A Boolean value that indicates whether the keyboard must show a key for the next keyboard. The value is `false`, because there
  /// is no other one.
  open var needsInputModeSwitchKey: Bool { false }

  /// Creates an input view with the background of a keyboard.
  open override func loadView() {
    view = UIInputView(frame: CGRect(x: 0, y: 0, width: 320, height: 216), inputViewStyle: .keyboard)
  }

  /// Ends editing, so that the keyboard disappears.
  open func dismissKeyboard() {
    guard let window = viewIfLoaded?.window else { return }
    _ = FirstResponder.current(in: window)?.resignFirstResponder()
  }

  /// Switches to the next keyboard. The method has no effect, because there is no other one.
  open func advanceToNextInputMode() {}

  /// Shows a list of keyboards. The method has no effect, because there is no other one.
  ///
  /// - Parameters:
  ///   - view: The view of the key.
  ///   - event: The event of the touch.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}

  // MARK: UITextInputDelegate

  /// Called before the selection of a responder changes whose `inputDelegate` is the controller. The default
  /// implementation does nothing.
  ///
  /// - Parameter textInput: The responder.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}

  /// Called after the selection of a responder has changed whose `inputDelegate` is the controller. The default
  /// implementation does nothing.
  ///
  /// - Parameter textInput: The responder.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}

  /// Called before the text of a responder changes whose `inputDelegate` is the controller. The default
  /// implementation does nothing.
  ///
  /// - Parameter textInput: The responder.
  open func textWillChange(_ textInput: (any UITextInput)?) {}

  /// Called after the text of a responder has changed whose `inputDelegate` is the controller. The default
  /// implementation does nothing.
  ///
  /// - Parameter textInput: The responder.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}
