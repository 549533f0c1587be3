import CSDL
import Foundation
import RuntimeInterface

/// The clipboard of a Wayland desktop through SDL.
///
/// Text is exchanged with other programs. Other types are available only inside this application, until another program changes the
/// clipboard. SDL 2 does not send these types. SDL 2 also gives no access to the serial number of the user's input, which Wayland
/// requires of the owner of a clipboard.
@MainActor
final class SDLClipboard: HostClipboard {
  private(set) var changeCount = 0
  /// The content that this application has set, or nil if another program has changed the clipboard since.
  private var ownContents: [ClipboardRepresentation]?
  private var ownText = ""

  var types: [String] {
    ownContents?.map(\.type) ?? (SDL_HasClipboardText() == SDL_TRUE ? [ClipboardRepresentation.text] : [])
  }

  func data(forType type: String) -> Data? {
    if let ownContents { return ownContents.first { $0.type == type }?.loadSynchronously() }
    guard type == ClipboardRepresentation.text else { return nil }
    return desktopText.map { Data($0.utf8) }
  }

  private var desktopText: String? {
    guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
    defer { SDL_free(text) }
    return String(cString: text)
  }

  func setContents(_ representations: [ClipboardRepresentation]) {
    changeCount += 1
    ownContents = representations
    let data = representations.first { $0.type == ClipboardRepresentation.text }?.loadSynchronously()
    ownText = data.map { String(decoding: $0, as: UTF8.self) } ?? ""
    SDL_SetClipboardText(ownText)
  }

  /// Handles SDL's report of a change. Returns whether another program has changed the clipboard.
  func updateChangeCount() -> Bool {
    if ownContents != nil, desktopText ?? "" == ownText { return false }
    ownContents = nil
    changeCount += 1
    return true
  }
}
