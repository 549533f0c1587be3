import Foundation

extension NSAttributedString {
  /// The same text with the attributes of UIKit's scope, and links; others are left behind. O(length).
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      text.append(
        NSAttributedString(
          string: String(attrStr[run.range].characters), attributes: TextAttributeBridge.dictionary(run.attributes)))
    }
    self.init(attributedString: text)
  }
}

extension AttributedString {
  /// The same text with the attributes of UIKit's scope, and links; others are left behind. O(length).
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) { attributes, range, _ in
      append(
        AttributedString(
          nsStr.attributedSubstring(from: range).string, attributes: TextAttributeBridge.container(attributes)))
    }
  }
}
