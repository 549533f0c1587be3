import Foundation
import RuntimeInterface

/// The clipboard of the machine on which the page is open, within the limits that browsers set.
///
/// Copied text, markup and PNG images are written to it. Text, markup and images that the user pastes with the keyboard are
/// available afterwards. Other types are available only inside the application.
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

  /// The types beside text that a page can write. Browsers accept no other images.
  private static let writableTypes = ["image/png", "text/html"]
  /// The largest content that is sent to the page, in bytes.
  private static let largestContent = 32 << 20

  /// Loads the content for the page if it is more than text.
  ///
  /// - Parameter completion: A closure that is called on the main thread when the content was loaded, unless it has
  ///   changed meanwhile.
  func loadRepresentations(_ completion: @escaping @MainActor ([PageMessage.Part]) -> Void) {
    let chosen = contents.filter { Self.writableTypes.contains($0.type) }
    guard !chosen.isEmpty else { return }
    let all = chosen + contents.filter { $0.type == ClipboardRepresentation.text }
    let count = changeCount
    let work = ClipboardLoad(all.map(\.type)) { parts in
      guard self.changeCount == count, !parts.isEmpty, parts.reduce(0, { $0 + $1.data.count }) <= Self.largestContent
      else { return }
      completion(parts)
    }
    for (index, representation) in all.enumerated() { representation.load { work.set($0, at: index) } }
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
