import UIKit
import XCTest

/// Attributed strings whose attributes are set repeatedly, by the test and by views that show them.
///
/// Foundation on Linux crashes if it compares two objects that it mistakes for its own. It distinguishes them by ten
/// bits after the header (swift-corelibs-foundation, CFRuntime.c, `CFEqual`).
@preconcurrency @MainActor
final class AttributedValueTests: XCTestCase {
  private func values() -> [(NSAttributedString.Key, [NSObject])] {
    func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
      let style = NSMutableParagraphStyle()
      change(style)
      return style
    }
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 2
    return [
      (
        .font,
        [UIFont.systemFont(ofSize: 10), UIFont.boldSystemFont(ofSize: 20), UIFont.preferredFont(forTextStyle: .body)]
      ),
      (.foregroundColor, [UIColor.red, UIColor.label, UIColor(white: 0.3, alpha: 1), UIColor { _ in .blue }]),
      (
        .paragraphStyle,
        [
          NSParagraphStyle(), NSParagraphStyle.default, style { _ in }, style { $0.alignment = .center },
          style { $0.lineBreakMode = .byTruncatingMiddle }, style { $0.lineSpacing = 3 },
        ]
      ),
      (.shadow, [NSShadow(), shadow]),
      (.attachment, [NSTextAttachment(), NSTextAttachment(image: UIImage())]),
    ]
  }

  /// The bits by which Foundation recognizes its own objects are not all zero in UIKit's objects.
  func testFoundationTakesThemForSwiftObjects() {
    for (key, values) in values() {
      for value in values {
        let word = Unmanaged.passUnretained(value).toOpaque().load(fromByteOffset: 16, as: UInt.self)
        XCTAssertNotEqual(word >> 8 & 0x3FF, 0, "\(key) \(value)")
      }
    }
  }

  func testSettingAgain() {
    for (key, values) in values() {
      for first in values {
        for second in values {
          let text = NSMutableAttributedString(string: "abcdef", attributes: [key: first])
          text.addAttribute(key, value: second, range: NSRange(location: 0, length: 6))
          XCTAssertEqual(text.attribute(key, at: 0, effectiveRange: nil) as? NSObject, second)
          text.addAttributes([key: first], range: NSRange(location: 2, length: 2))
          text.addAttribute(key, value: second, range: NSRange(location: 2, length: 2))
          text.append(NSAttributedString(string: "gh", attributes: [key: second]))
          XCTAssertTrue(text.isEqual(to: NSAttributedString(string: "abcdefgh", attributes: [key: second])))
        }
      }
    }
  }

  func testAttachmentsThatHaveNoCharacter() {
    let text = NSMutableAttributedString(string: "ab")
    text.append(NSAttributedString(attachment: NSTextAttachment()))
    XCTAssertTrue(text.containsAttachments(in: NSRange(location: 0, length: 9)))
    XCTAssertFalse(text.containsAttachments(in: NSRange(location: 0, length: 2)))
    XCTAssertFalse(text.containsAttachments(in: NSRange(location: 3, length: 2)))
    text.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 0, length: 2))
    text.fixAttributes(in: NSRange(location: 1, length: 2))
    XCTAssertNotNil(text.attribute(.attachment, at: 0, effectiveRange: nil))
    XCTAssertNil(text.attribute(.attachment, at: 1, effectiveRange: nil))
    XCTAssertNotNil(text.attribute(.attachment, at: 2, effectiveRange: nil))
  }

  // MARK: Views

  private func strings() -> [String: NSAttributedString] {
    let spaced = NSMutableParagraphStyle()
    spaced.lineSpacing = 4
    let large: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 30)]
    let many = NSMutableAttributedString(string: "Plain ")
    many.append(NSAttributedString(string: "large ", attributes: large))
    many.append(NSAttributedString(string: "😀👩‍👩‍👧 ", attributes: [.foregroundColor: UIColor.red]))
    many.append(NSAttributedString(string: "spaced\n", attributes: [.paragraphStyle: spaced]))
    many.append(NSAttributedString(attachment: NSTextAttachment()))
    many.append(NSAttributedString(string: "by words", attributes: [.paragraphStyle: NSParagraphStyle(), .kern: 1]))
    let mutable = NSMutableAttributedString(string: "changed")
    mutable.addAttributes(large, range: NSRange(location: 2, length: 3))
    return [
      "empty": NSAttributedString(string: ""), "no attributes": NSAttributedString(string: "abc"),
      "one run": NSAttributedString(string: "abc", attributes: large), "many runs": many, "changed": mutable,
      "a style": NSAttributedString(string: "abc\ndef", attributes: [.paragraphStyle: NSParagraphStyle()]),
      "picture": NSAttributedString(attachment: NSTextAttachment(image: UIImage())),
      "emoji": NSAttributedString(string: "👨‍👩‍👧‍👦", attributes: large),
    ]
  }

  private func changes() -> [(String, (UILabel) -> Void)] {
    [
      ("font", { $0.font = .boldSystemFont(ofSize: 15) }), ("no font", { $0.font = nil }),
      ("colour", { $0.textColor = .green }), ("no colour", { $0.textColor = nil }),
      ("centre", { $0.textAlignment = .center }), ("natural", { $0.textAlignment = .natural }),
      ("words", { $0.lineBreakMode = .byWordWrapping }), ("tail", { $0.lineBreakMode = .byTruncatingTail }),
      ("lines", { $0.numberOfLines = 0 }), ("shrinks", { $0.adjustsFontSizeToFitWidth.toggle() }),
      ("shadow", { $0.shadowColor = .gray }), ("enabled", { $0.isEnabled.toggle() }),
      ("itself", { $0.attributedText = $0.attributedText }), ("text", { $0.text = $0.text }),
    ]
  }

  func testEveryPropertyOfALabelAfterEveryOther() {
    for (name, string) in strings() {
      for (first, change) in changes() {
        for (second, other) in changes() {
          let label = UILabel()
          label.attributedText = string
          change(label)
          other(label)
          change(label)
          XCTAssertEqual(label.text, string.string, "\(name): \(first), \(second)")
        }
      }
      let label = UILabel()
      label.attributedText = string
      label.lineBreakMode = .byWordWrapping
      label.textAlignment = .center
      label.textAlignment = .right
      guard string.length > 0 else { continue }
      for place in 0..<string.length {
        let style =
          label.attributedText?.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle
        XCTAssertEqual(style?.alignment, .right, name)
        XCTAssertEqual(style?.lineBreakMode, .byWordWrapping, name)
      }
    }
  }

  func testEveryPropertyOfFieldsAndViews() {
    for (name, string) in strings() {
      let view = UITextView()
      let field = UITextField()
      for _ in 0..<2 {
        view.attributedText = string
        field.attributedText = string
        for alignment in [NSTextAlignment.center, .right, .natural, .left] {
          view.textAlignment = alignment
          field.textAlignment = alignment
        }
        for font in [UIFont.systemFont(ofSize: 11), .boldSystemFont(ofSize: 22), nil] {
          view.font = font
          field.font = font
        }
        for color in [UIColor.red, .label, nil] {
          view.textColor = color
          field.textColor = color
        }
        XCTAssertEqual(view.attributedText.string, string.string, name)
        XCTAssertEqual(field.attributedText?.string, string.string, name)
        let button = UIButton(type: .system)
        button.setAttributedTitle(string, for: .normal)
        button.titleLabel?.font = .boldSystemFont(ofSize: 22)
        button.titleLabel?.textAlignment = .center
        button.titleLabel?.lineBreakMode = .byWordWrapping
        button.layoutIfNeeded()
        XCTAssertEqual(button.attributedTitle(for: .normal)?.string, string.string, name)
      }
    }
  }

  /// SwiftyAttributes (on GitHub) sets both in an `AttributeContainer`.
  func testAttachmentsAndEffectsInBothKindsOfStrings() throws {
    let attachment = NSTextAttachment(data: nil, ofType: nil)
    let old = NSMutableAttributedString(attachment: attachment)
    old.append(NSAttributedString(string: "a", attributes: [.textEffect: "_UIKitNewLetterpressStyle"]))
    let text = AttributedString(old)
    let runs = text.runs.map { $0.attributes }
    XCTAssertEqual(runs.count, 2)
    XCTAssertTrue(runs[0][AttributeScopes.UIKitAttributes.AttachmentAttribute.self] === attachment)
    XCTAssertEqual(runs[1][AttributeScopes.UIKitAttributes.TextEffectAttribute.self], .letterpressStyle)
    let new = NSAttributedString(text)
    XCTAssertTrue(new.attribute(.attachment, at: 0, effectiveRange: nil) as AnyObject === attachment)
    XCTAssertNotNil(new.attribute(.textEffect, at: 1, effectiveRange: nil))
  }
}
