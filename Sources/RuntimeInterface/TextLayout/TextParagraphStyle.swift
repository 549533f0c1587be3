import CoreGraphics
import Foundation

/// The properties of a paragraph's lines. Lengths are in points.
package struct TextParagraphStyle: Equatable {
  package enum Alignment: Sendable {
    case left
    case center
    case right
    case justified
    /// The alignment depends on the direction of the paragraph or of the box.
    case natural
  }

  package enum LineBreak: Sendable {
    case word
    case character
    case clip
    case truncateHead
    case truncateTail
    case truncateMiddle

    var truncates: Bool { self == .truncateHead || self == .truncateTail || self == .truncateMiddle }
  }

  package struct Tab: Equatable {
    package var location: CGFloat
    package var alignment: Alignment
    /// The characters at which the text after a decimal tab is aligned, such as a decimal point. If empty, the text is
    /// aligned as a whole.
    package var terminators: [UInt16]

    package init(location: CGFloat, alignment: Alignment, terminators: [UInt16] = []) {
      self.location = location
      self.alignment = alignment
      self.terminators = terminators
    }
  }

  package var alignment = Alignment.natural
  package var lineBreak = LineBreak.word
  package var direction = ShapingParagraph.Direction.natural
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  package var tailIndent: CGFloat = 0
  package var lineSpacing: CGFloat = 0
  package var paragraphSpacing: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  package var lineHeightMultiple: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  package var maximumLineHeight: CGFloat = 0
  package var tabs: [Tab] = []
  /// The distance between the implicit tab stops after the last explicit one, in points.
  package var tabInterval: CGFloat = 28

  package init() {}
}
