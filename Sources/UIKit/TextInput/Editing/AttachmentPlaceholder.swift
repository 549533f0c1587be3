import CoreGraphics
import Foundation

/// A placeholder in an editable text, which an attachment without an image represents.
final class AttachmentPlaceholder: UITextPlaceholder {
  private weak var editor: (any TextEditor)?
  private let attachment = NSTextAttachment()

  init(_ size: CGSize, in editor: any TextEditor) {
    self.editor = editor
    attachment.bounds = CGRect(origin: .zero, size: size)
    super.init()
  }

  /// The text that reserves the space.
  var text: NSAttributedString { NSAttributedString(attachment: attachment) }

  /// The range of the placeholder in the text, or `nil` if it was removed.
  var range: NSRange? {
    guard let editor else { return nil }
    let text = editor.editedText
    var result: NSRange?
    text.attributedString.enumerateAttribute(.attachment, in: text.fullRange, options: []) { value, range, stop in
      guard value as? NSTextAttachment === attachment else { return }
      result = range
      stop.pointee = true
    }
    return result
  }

  override var rects: [UITextSelectionRect] {
    guard let editor, let range else { return [] }
    return editor.selectionRects(for: IndexRange(range))
  }
}
