import Foundation
import RuntimeInterface

/// The clipboard of the page's machine, as far as a browser lets us: what is copied here is written to it, and what the
/// user pastes with the keyboard is known from then on. Other kinds of data stay in this program.
@MainActor
final class WebClipboard: HostClipboard {
  /// Called when the program has put text there.
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

  /// The page tells what its machine's clipboard has; true if that is news.
  func pageHas(_ text: String) -> Bool {
    guard text != storedText else { return false }
    storedText = text
    stored = [:]
    return true
  }
}
