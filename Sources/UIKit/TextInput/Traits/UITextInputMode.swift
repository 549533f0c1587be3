import Foundation

/// A language in which the user enters text.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  private let language: String

  private init(language: String) {
    self.language = language
    super.init()
  }

  /// The identifier of the language, such as "en-US". In Tessera, the value is never nil.
  open var primaryLanguage: String? { language }

  /// The modes that the user has chosen. In Tessera, the array contains only the language of the process, because the input method of the
  /// desktop does not report its languages.
  open class var activeInputModes: [UITextInputMode] { [.current] }

  package static var current: UITextInputMode {
    UITextInputMode(language: UserLanguages.preferredLanguages.first ?? "en")
  }

  /// Posted when the mode changes. Tessera never posts the notification.
  nonisolated public static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}
