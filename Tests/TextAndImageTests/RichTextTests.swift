import UIKit
import XCTest

/// Documents as attributed strings: Rich Text Format, HTML and plain text.
///
/// The commands are those of Microsoft's "Rich Text Format (RTF) Specification", version 1.9.1, and of the files that Apple's text
/// system writes.
@preconcurrency @MainActor
final class RichTextTests: XCTestCase {
  private func read(_ rtf: String, _ defaults: [NSAttributedString.Key: Any]? = nil) throws -> NSAttributedString {
    var options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.rtf
    ]
    options[.defaultAttributes] = defaults
    return try NSAttributedString(data: Data(rtf.utf8), options: options, documentAttributes: nil)
  }

  private func font(_ text: NSAttributedString, _ index: Int) -> UIFont? {
    text.attribute(.font, at: index, effectiveRange: nil) as? UIFont
  }

  private func write(_ text: NSAttributedString, _ type: NSAttributedString.DocumentType = .rtf) throws -> Data {
    try text.data(from: NSRange(location: 0, length: text.length), documentAttributes: [.documentType: type])
  }

  // MARK: Reading

  func testCharactersAndGroups() throws {
    let text = try read(
      #"{\rtf1\ansi\deff0{\fonttbl{\f0\fswiss DejaVu Sans;}}"# + "\n"
        + #"{\colortbl;\red255\green0\blue0;\red0\green128\blue255;}{\*\expandedcolortbl;;}{\info{\author Somebody}}"#
        + #"\f0\fs36 Plain {\b bold \i both}\cf1  red\cf2\ul  line\ulnone\cf0\par"# + "\n"
        + #"\'e4\u8364?\emdash\{\}\~x\tab y}"#)
    XCTAssertEqual(text.string, "Plain bold both red line\nä€—{}\u{A0}x\ty")
    XCTAssertEqual(font(text, 0)?.familyName, "DejaVu Sans")
    XCTAssertEqual(font(text, 0)?.pointSize, 18)
    XCTAssertEqual(font(text, 0)?.fontDescriptor.symbolicTraits.contains(.traitBold), false)
    XCTAssertEqual(font(text, 7)?.fontDescriptor.symbolicTraits.contains(.traitBold), true)
    XCTAssertEqual(font(text, 12)?.fontDescriptor.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]), true)
    let color = text.attribute(.foregroundColor, at: 17, effectiveRange: nil) as? UIColor
    XCTAssertEqual(color, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(text.attribute(.underlineStyle, at: 21, effectiveRange: nil) as? Int, 1)
    XCTAssertNil(text.attribute(.underlineStyle, at: 26, effectiveRange: nil))
    XCTAssertNil(text.attribute(.foregroundColor, at: 0, effectiveRange: nil))
  }

  func testParagraphs() throws {
    let text = try read(
      #"{\rtf1\ansi\pard\qc\li400\fi-200\ri100\sb120\sa240\sl360\slmult1\tqr\tx2880 First\par\pard\sl-400 Second}"#)
    let first = try XCTUnwrap(text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
    XCTAssertEqual(first.alignment, .center)
    XCTAssertEqual(first.headIndent, 20)
    XCTAssertEqual(first.firstLineHeadIndent, 10)
    XCTAssertEqual(first.tailIndent, -5)
    XCTAssertEqual(first.paragraphSpacingBefore, 6)
    XCTAssertEqual(first.paragraphSpacing, 12)
    XCTAssertEqual(first.lineHeightMultiple, 1.5)
    XCTAssertEqual(first.tabStops, [NSTextTab(textAlignment: .right, location: 144)])
    let second = try XCTUnwrap(text.attribute(.paragraphStyle, at: 7, effectiveRange: nil) as? NSParagraphStyle)
    XCTAssertEqual(second.alignment, .natural)
    XCTAssertEqual([second.minimumLineHeight, second.maximumLineHeight], [20, 20])
  }

  func testUnicodeCodePagesAndFallbacks() throws {
    XCTAssertEqual(try read(#"{\rtf1\ansi\uc2\u22823??\uc0\u22823 x}"#).string, "大大x")
    XCTAssertEqual(try read(#"{\rtf1\ansi\uc1\u-10179 ?\u-8704 ?!}"#).string, "\u{1F600}!")
    XCTAssertEqual(try read(#"{\rtf1\ansi\ansicpg1251 \'cf\'f0\'e8}"#).string, "При")
    XCTAssertEqual(
      try read(#"{\rtf1\ansi{\fonttbl{\f0 Helvetica;}{\f1\fcharset204 Arial;}}\f0 \'e9\f1 \'cf}"#).string, "éП")
    XCTAssertEqual(try read(#"{\rtf1\ansi {\uc1\u8211 \'96}-}"#).string, "–-")
  }

  func testLinks() throws {
    let text = try read(
      #"{\rtf1\ansi See {\field{\*\fldinst{HYPERLINK "https://example.org/a?b=c"}}{\fldrslt the \b page}} now}"#)
    XCTAssertEqual(text.string, "See the page now")
    XCTAssertNil(text.attribute(.link, at: 0, effectiveRange: nil))
    let url = URL(string: "https://example.org/a?b=c")
    XCTAssertEqual(text.attribute(.link, at: 4, effectiveRange: nil) as? URL, url)
    XCTAssertEqual(text.attribute(.link, at: 9, effectiveRange: nil) as? URL, url)
    XCTAssertNil(text.attribute(.link, at: 13, effectiveRange: nil))
  }

  func testDamagedInputIsReadAsFarAsPossible() throws {
    for rtf in [
      #"{\rtf1 a"#, #"{\rtf1 a}}}}"#, #"{\rtf1{{{{ a"#, #"{\rtf1 a\"#, #"{\rtf1 a\'"#, #"{\rtf1 a\u"#,
      #"{\rtf1 a{\*\unknown b{\c d}}"#, #"{\rtf1 a{\pict 0102}}"#, #"{\rtf1 a\bin3 xyz}"#,
      #"{\rtf1 a\fs-999999999999\li99999999999999999999 }"#, #"{\rtf1\f99\cf99 a}"#, #"{\rtf1\b\b0 a}"#,
    ] {
      XCTAssertEqual(try read(rtf).string.trimmingCharacters(in: .whitespaces), "a", rtf)
    }
    XCTAssertEqual(try read("{\\rtf1 " + String(repeating: "{", count: 100_000) + "a").string, "a")
    XCTAssertThrowsError(try read("no rtf"))
  }

  // MARK: Writing

  func testWhatIsWrittenIsReadAgain() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.headIndent = 30
    style.firstLineHeadIndent = 12
    style.tailIndent = -8
    style.paragraphSpacing = 6
    style.lineSpacing = 3
    style.minimumLineHeight = 20
    style.tabStops = [NSTextTab(textAlignment: .center, location: 100)]
    let text = NSMutableAttributedString(
      string: "Bold, ä\\{大\u{1F600}\tend\n",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .paragraphStyle: style])
    text.append(
      NSAttributedString(
        string: "second",
        attributes: [
          .font: UIFont.monospacedSystemFont(ofSize: 11, weight: .regular), .foregroundColor: UIColor.red,
          .backgroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1),
          .underlineStyle: NSUnderlineStyle([.single, .patternDash]).rawValue,
          .strikethroughStyle: NSUnderlineStyle.double.rawValue, .baselineOffset: 4, .kern: 2,
        ]))
    text.append(
      NSAttributedString(
        string: " link",
        attributes: [.font: UIFont.italicSystemFont(ofSize: 12), .link: URL(string: "https://example.org/%22x%22")!]))
    let data = try write(text)
    XCTAssertTrue(data.allSatisfy { $0 < 0x80 }, "Rich Text Format is ASCII")
    let copy = try NSAttributedString(data: data, options: [:], documentAttributes: nil)
    XCTAssertEqual(copy.string, text.string)
    XCTAssertEqual(font(copy, 0), UIFont.boldSystemFont(ofSize: 20))
    let paragraph = try XCTUnwrap(copy.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
    XCTAssertEqual(paragraph, style)
    let second = (text.string as NSString).range(of: "second").location
    var attributes = copy.attributes(at: second, effectiveRange: nil)
    XCTAssertEqual(font(copy, second), UIFont.monospacedSystemFont(ofSize: 11, weight: .regular))
    XCTAssertEqual(attributes[.foregroundColor] as? UIColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(attributes[.backgroundColor] as? UIColor, UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    XCTAssertEqual(attributes[.underlineStyle] as? Int, 0x201)
    XCTAssertEqual(attributes[.strikethroughStyle] as? Int, 9)
    XCTAssertEqual(attributes[.baselineOffset] as? CGFloat, 4)
    XCTAssertEqual(attributes[.kern] as? CGFloat, 2)
    attributes = copy.attributes(at: copy.length - 1, effectiveRange: nil)
    XCTAssertEqual(attributes[.link] as? URL, URL(string: "https://example.org/%22x%22"))
    XCTAssertEqual(font(copy, copy.length - 1)?.fontDescriptor.symbolicTraits.contains(.traitItalic), true)
  }

  func testAttachmentsOfAFolder() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let text = NSMutableAttributedString(string: "Before ")
    for _ in 0..<2 { text.append(NSAttributedString(attachment: NSTextAttachment(image: image))) }
    text.append(NSAttributedString(string: " after"))
    XCTAssertEqual(
      try NSAttributedString(data: write(text), options: [:], documentAttributes: nil).string, "Before  after")
    let wrapper = try text.fileWrapper(
      from: NSRange(location: 0, length: text.length),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.rtfd])
    XCTAssertEqual(wrapper.fileWrappers?.keys.sorted(), ["Attachment 2.png", "Attachment.png", "TXT.rtf"])
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).rtfd")
    defer { try? FileManager.default.removeItem(at: url) }
    try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
    var attributes: NSDictionary?
    let copy = try NSAttributedString(url: url, options: [:], documentAttributes: &attributes)
    XCTAssertEqual(copy.string, text.string)
    let attachment = copy.attribute(.attachment, at: 7, effectiveRange: nil) as? NSTextAttachment
    XCTAssertEqual(attachment?.image?.size.width, 4 * image.scale)
    XCTAssertEqual(attachment?.fileWrapper?.preferredFilename, "Attachment.png")
    XCTAssertEqual(attributes?["DocumentType"] as? NSAttributedString.DocumentType, .rtfd)
  }

  // MARK: HTML and plain text

  func testHTML() throws {
    let html =
      #"<p style="color: #f00; text-align: center">Red <b>bold</b> <span style="font-size:20px;text-decoration:underline">big</span></p>"#
    var attributes: NSDictionary?
    let text = try NSAttributedString(
      data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: &attributes)
    XCTAssertEqual(text.string, "Red bold big")
    XCTAssertEqual(
      text.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor,
      UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(font(text, 5)?.fontDescriptor.symbolicTraits.contains(.traitBold), true)
    XCTAssertEqual(font(text, 10)?.pointSize, 20)
    XCTAssertEqual(text.attribute(.underlineStyle, at: 10, effectiveRange: nil) as? Int, 1)
    let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    XCTAssertEqual(style?.alignment, .center)
    XCTAssertEqual(attributes?["DocumentType"] as? NSAttributedString.DocumentType, .html)
    let written = String(decoding: try write(text, .html), as: UTF8.self)
    XCTAssertTrue(written.contains("text-align: center"), written)
    let copy = try NSAttributedString(data: Data(written.utf8), options: [:], documentAttributes: nil)
    XCTAssertEqual(copy.string, text.string)
    XCTAssertEqual(font(copy, 10)?.pointSize, 20)
    XCTAssertEqual(
      copy.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor,
      UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  func testColorsOfHTML() throws {
    for (name, expected) in [
      ("navy", UIColor(red: 0, green: 0, blue: 128.0 / 255, alpha: 1)),
      ("rgb(255, 0, 51)", UIColor(red: 1, green: 0, blue: 0.2, alpha: 1)),
      ("rgba(0,255,0,0.5)", UIColor(red: 0, green: 1, blue: 0, alpha: 0.5)),
      ("#336699", UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)),
    ] {
      let text = try NSAttributedString(
        data: Data("<span style='color:\(name)'>x</span>".utf8),
        options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
      XCTAssertEqual(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, expected, name)
    }
  }

  func testPlainText() throws {
    var attributes: NSDictionary?
    let text = try NSAttributedString(
      data: Data("a\u{E4}".utf8), options: [.defaultAttributes: [NSAttributedString.Key.kern: 3]],
      documentAttributes: &attributes)
    XCTAssertEqual(text.string, "aä")
    XCTAssertEqual(text.attribute(.kern, at: 0, effectiveRange: nil) as? Int, 3)
    XCTAssertEqual(attributes?["CharacterEncoding"] as? UInt, String.Encoding.utf8.rawValue)
    let latin = try NSAttributedString(
      data: Data([0x61, 0xE4]), options: [.characterEncoding: String.Encoding.isoLatin1.rawValue],
      documentAttributes: nil)
    XCTAssertEqual(latin.string, "aä")
    XCTAssertEqual(
      try NSAttributedString(data: Data([0x61, 0xE4]), options: [:], documentAttributes: nil).string, "aä")
    XCTAssertEqual(try write(text, .plain), Data("aä".utf8))
    XCTAssertThrowsError(try text.data(from: NSRange(location: 0, length: 2)))
    XCTAssertThrowsError(
      try text.data(
        from: NSRange(location: 0, length: 2),
        documentAttributes: [
          .documentType: NSAttributedString.DocumentType.plain, .characterEncoding: String.Encoding.ascii.rawValue,
        ]))
    let mutable = NSMutableAttributedString(string: "old")
    try mutable.read(from: Data(#"{\rtf1 new}"#.utf8), options: [:], documentAttributes: nil)
    XCTAssertEqual(mutable.string, "new")
  }
}
