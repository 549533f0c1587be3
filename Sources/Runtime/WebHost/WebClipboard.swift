import Foundation
import RuntimeInterface

/// The clipboard of the machine on which the page is open, within the limits that browsers set.
///
/// The application writes copied text to that clipboard. It can read text of other programs only after the
/// user has pasted it with the keyboard. Data of other types is available only inside the application.
@MainActor
final class WebClipboard: HostClipboard {
  /// A closure that is called when the application has copied something.
  var onCopy: (() -> Void)?
  private(set) var changeCount = 0
  private(set) var contents: [ClipboardRepresentation] = []

  var types: [String] { contents.map(\.type) }

  func data(forType type: String) -> Data? { contents.first { $0.type == type }?.loadSynchronously() }

  func setContents(_ representations: [ClipboardRepresentation]) {
    contents = representations
    changeCount += 1
    onCopy?()
  }

  /// Updates the content to that of the page's clipboard. Returns `true` if it has changed.
  func updateFromPage(_ representations: [ClipboardRepresentation]) -> Bool {
    if representations.map(\.type) == [ClipboardRepresentation.text],
      representations[0].data == text.map({ Data($0.utf8) })
    {
      return false
    }
    contents = representations
    changeCount += 1
    return true
  }
}
