import UIKit

/// A note, which is stored as a text file in UTF-8.
final class NoteDocument: UIDocument {
  var text = ""

  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    guard let data = contents as? Data, let text = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding, userInfo: [NSFilePathErrorKey: fileURL.path])
    }
    self.text = text
  }

  override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
}
