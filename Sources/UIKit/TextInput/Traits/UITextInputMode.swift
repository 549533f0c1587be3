import Foundation

/// A language in which the user enters text.
@preconcurrency @MainActor open class UITextInputMode: NSObject, @preconcurrency NSSecureCoding {
  private let language: String

  private init(language: String) {
    self.language = language
    super.init()
  }

  /// Creates a mode from an archive that `encode(with:)` wrote. Returns nil if the archive contains no language.
  ///
  /// - Parameter coder: The unarchiver.
  public required init?(coder: NSCoder) {
    guard let language = coder.decodeString(forKey: "primaryLanguage") else { return nil }
    self.language = language
    super.init()
  }

  /// Encodes the language.
  ///
  /// - Parameter coder: The archiver. Nothing is encoded if it has no keys.
  open func encode(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encodeString(language, forKey: "primaryLanguage")
  }

  /// A Boolean value that indicates whether the class supports secure coding. The value is `true`.
  open class var supportsSecureCoding: Bool { true }

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
