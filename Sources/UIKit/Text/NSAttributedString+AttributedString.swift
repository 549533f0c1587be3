import Foundation

extension NSAttributedString {
  /// Creates an attributed string with the text, the UIKit attributes and the links of an `AttributedString`. Other
  /// attributes are removed.
  ///
  /// - Parameter attrStr: The string to convert.
  /// - Complexity: O(*n*), where *n* is the length of the text.
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
  /// Creates an attributed string with the text, the UIKit attributes and the links of an `NSAttributedString`. Other
  /// attributes are removed.
  ///
  /// - Parameter nsStr: The string to convert.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) { attributes, range, _ in
      append(
        AttributedString(
          nsStr.attributedSubstring(from: range).string, attributes: TextAttributeBridge.makeContainer(attributes)))
    }
  }
}
