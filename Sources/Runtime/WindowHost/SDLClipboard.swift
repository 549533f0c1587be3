import CSDL
import Foundation
import RuntimeInterface

/// A clipboard that uses the desktop's clipboard through SDL.
///
/// Text is available to other applications. Other kinds of data are available only inside this application, until
/// another application changes the clipboard.
@MainActor
final class SDLClipboard: HostClipboard {
  private var data: [String: Data] = [:]

  var text: String? {
    get {
      guard !X11ConnectionLoss.isLost, SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else {
        return nil
      }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set { if !X11ConnectionLoss.isLost { SDL_SetClipboardText(newValue ?? "") } }
  }

  func data(forType mimeType: String) -> Data? { data[mimeType] }

  func setData(_ value: Data?, forType mimeType: String) { data[mimeType] = value }

  func changed() {
    data = [:]
  }
}
