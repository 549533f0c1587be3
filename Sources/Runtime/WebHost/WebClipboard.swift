import Foundation
import RuntimeInterface

/// The clipboard of the machine on which the page is open, as far as browsers allow access to it.
///
/// Copied text is written to it. Text that the user pastes with the keyboard is available afterwards. Other kinds of
/// data are available only inside the application.
@MainActor
final class WebClipboard: HostClipboard {
  /// A closure that is called when the application has copied text.
  var onCopy: (() -> Void)?
  private var storedText: String?
  private var stored: [String: Data] = [:]

  var text: String? {
    get { storedText }
    set {
      storedText = newValue
      stored = [:]
      onCopy?()
    }
  }

  func data(forType mimeType: String) -> Data? { stored[mimeType] }
  func setData(_ data: Data?, forType mimeType: String) { stored[mimeType] = data }

  /// Updates the text to the content of the page's clipboard. Returns `true` if the text has changed.
  func pageHas(_ text: String) -> Bool {
    guard text != storedText else { return false }
    storedText = text
    stored = [:]
    return true
  }
}
