import Foundation
import RuntimeInterface

/// A clipboard in memory, without a connection to a desktop.
@MainActor final class HeadlessClipboard: HostClipboard {
  private var storedText: String?
  private var stored: [String: Data] = [:]

  var text: String? {
    get { storedText }
    set {
      storedText = newValue
      stored = [:]
    }
  }

  func data(forType mimeType: String) -> Data? { stored[mimeType] }
  func setData(_ data: Data?, forType mimeType: String) { stored[mimeType] = data }
}
