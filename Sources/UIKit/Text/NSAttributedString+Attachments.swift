import Foundation

extension NSAttributedString {
  /// Returns a Boolean value that indicates whether a part of the text contains attachments.
  ///
  /// - Parameter range: The range, in UTF-16 code units. A range beyond the text is limited to the text.
  /// - Returns: `true` if there is an attachment in the range.
  /// - Complexity: O(*n*), where *n* is the number of attribute runs.
  public func containsAttachments(in range: NSRange) -> Bool {
    let range = NSIntersectionRange(range, NSRange(location: 0, length: length))
    guard range.length > 0 else { return false }
    var hasAttachment = false
    enumerateAttribute(.attachment, in: range, options: []) { value, _, stop in
      if value != nil {
        hasAttachment = true
        stop.pointee = true
      }
    }
    return hasAttachment
  }
}

// This is an extension of a protocol, because a method in an extension of a class could not be overridden by text storages.
extension NSObjectProtocol where Self: NSMutableAttributedString {
  /// Removes attachments from characters other than U+FFFC.
  ///
  /// The method does not change fonts, because characters that a font lacks are drawn in another font.
  ///
  /// - Parameter range: The range, in UTF-16 code units. A range beyond the text is limited to the text.
  public func fixAttributes(in range: NSRange) { removeStrayAttachments(in: range) }
}

extension NSMutableAttributedString {
  final func removeStrayAttachments(in range: NSRange) {
    let range = NSIntersectionRange(range, NSRange(location: 0, length: length))
    guard range.length > 0 else { return }
    let characters = string as NSString
    var invalidRanges: [NSRange] = []
    enumerateAttribute(.attachment, in: range, options: []) { value, run, _ in
      guard value != nil else { return }
      for index in run.location..<NSMaxRange(run)
      where Int(characters.character(at: index)) != NSTextAttachment.character {
        invalidRanges.append(NSRange(location: index, length: 1))
      }
    }
    for range in invalidRanges { removeAttribute(.attachment, range: range) }
  }
}
