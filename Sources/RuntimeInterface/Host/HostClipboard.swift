import Foundation

/// The clipboard of a host. The clipboard is shared with other programs if the display supports that.
///
/// The content is one item in one or several types. Types are MIME types, or uniform type identifiers that have no MIME
/// type.
@MainActor
package protocol HostClipboard: AnyObject {
  /// The number of times that the content has changed, by this application or by another program.
  var changeCount: Int { get }
  /// The types in which the content is available, with the preferred one first.
  ///
  /// If another program owns the content and does not answer within a time limit, the array is empty.
  var types: [String] { get }
  /// Returns the content in a type. The result is nil if the content is unavailable, or if the program that owns it does not answer in
  /// time.
  func data(forType type: String) -> Data?
  /// Replaces the content.
  ///
  /// - Parameter representations: The types of the new content, with the preferred one first. An empty array clears the
  ///   clipboard.
  func setContents(_ representations: [ClipboardRepresentation])
}

extension HostClipboard {
  /// The content as text, or nil if the clipboard contains no text. Setting the property replaces the content.
  package var text: String? {
    get {
      guard let data = data(forType: ClipboardRepresentation.text) else { return nil }
      return String(decoding: data, as: UTF8.self)
    }
    set { setContents(newValue.map { [ClipboardRepresentation(type: ClipboardRepresentation.text, text: $0)] } ?? []) }
  }
}
