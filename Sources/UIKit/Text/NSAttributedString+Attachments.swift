import Foundation

extension NSAttributedString {
  /// Whether a part of the text has attachments. A range beyond the text counts as far as it is. O(runs).
  public func containsAttachments(in range: NSRange) -> Bool {
    let range = NSIntersectionRange(range, NSRange(location: 0, length: length))
    guard range.length > 0 else { return false }
    var found = false
    enumerateAttribute(.attachment, in: range, options: []) { value, _, stop in
      if value != nil {
        found = true
        stop.pointee = true
      }
    }
    return found
  }
}

extension NSMutableAttributedString {
  /// Takes attachments from characters that are no U+FFFC. Fonts need no fixing: what one lacks is drawn in another.
  public func fixAttributes(in range: NSRange) {
    let range = NSIntersectionRange(range, NSRange(location: 0, length: length))
    guard range.length > 0 else { return }
    let characters = string as NSString
    var wrong: [NSRange] = []
    enumerateAttribute(.attachment, in: range, options: []) { value, run, _ in
      guard value != nil else { return }
      for place in run.location..<NSMaxRange(run)
      where Int(characters.character(at: place)) != NSTextAttachment.character {
        wrong.append(NSRange(location: place, length: 1))
      }
    }
    for place in wrong { removeAttribute(.attachment, range: place) }
  }
}
