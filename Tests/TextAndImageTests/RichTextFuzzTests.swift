import Foundation
import TestSupport
import UIKit
import XCTest

/// Damaged and hostile documents in Rich Text Format and in HTML are read as far as possible, and their text can be laid out.
@preconcurrency @MainActor
final class RichTextFuzzTests: XCTestCase {
  private static let rtf = #"""
    {\rtf1\ansi\deff0{\fonttbl{\f0\fswiss DejaVu Sans;}{\f1\fmodern\fcharset204 Mono;}}{\colortbl;\red255\green0\blue9;}
    \paperw11900\paperh16840\margl1440\pard\qc\fi360\li720\sb120\sl360\slmult1\tx720 {\b bold} {\i\ul under}\par
    \u8364?\'e4\f1\'e4{\field{\*\fldinst{HYPERLINK "https://example.org/"}}{\fldrslt link}}{\pict\bin4 abcd}\cf1\cb1\fs48 big\line
    {{\NeXTGraphic a.png \width1}\'ac}\trowd\cell x\row\uc2\u-10179\'3f\'3f\u-8704\'3f\'3f end}
    """#
  private static let html = """
    <html><head><style>p {}</style></head><body style="color: #f00; font-size: 2em"><h1>A &amp; B</h1><p align=right>c<br>
    <b>d<i>e</b>f</i><ul><li>g<ol><li>h</ol></ul><a href="https://example.org/?a=1&amp;b">i</a><pre> j  k</pre>&#8364;&#x1F600;
    <span style='background: rgb(1, 2, 3); font-weight: 700; text-align: center'>l</span><!-- m --><script>n</script></body></html>
    """

  private func damaged(_ text: String, _ random: inout SeededRandom) -> Data {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let index = Int.random(in: 6..<bytes.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(contentsOf: Array("-99999999999".utf8), at: index)
      case 3: bytes.insert(contentsOf: [[123, 125, 92, 60, 62, 38].randomElement(using: &random) ?? 123], at: index)
      case 4: bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + 40)], at: index)
      default: bytes.removeSubrange(index..<min(bytes.count, index + Int.random(in: 1...60, using: &random)))
      }
      if bytes.count < 20 { break }
    }
    return Data(bytes)
  }

  func testDamagedDocuments() throws {
    for (text, type) in [(Self.rtf, NSAttributedString.DocumentType.rtf), (Self.html, .html)] {
      for seed in 0..<300 as Range<UInt64> {
        var random = SeededRandom(seed: seed)
        let data = damaged(text, &random)
        let read = try NSAttributedString(data: data, options: [.documentType: type], documentAttributes: nil)
        let size = read.boundingRect(
          with: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
          context: nil
        ).size
        XCTAssertTrue(size.width.isFinite && size.height.isFinite, "\(type.rawValue), seed \(seed)")
        _ = try read.data(from: NSRange(location: 0, length: read.length), documentAttributes: [.documentType: type])
      }
    }
  }

  func testDeepNesting() throws {
    let count = 200_000
    let opening = String(repeating: #"{\b "#, count: count)
    let groups = #"{\rtf1 "# + opening + "a" + String(repeating: "}", count: count) + "b}"
    let rtf = try NSAttributedString(
      data: Data(groups.utf8), options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
    XCTAssertEqual(rtf.string, "ab")
    let elements = String(repeating: "<div><b>", count: 20_000) + "a"
    let html = try NSAttributedString(
      data: Data(elements.utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil
    )
    XCTAssertEqual(html.string.trimmingCharacters(in: .whitespacesAndNewlines), "a")
  }

  /// The file of an attachment that is no ordinary file is not read: a pipe would never end.
  func testAttachmentsThatAreNoFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rtfd-\(UUID().uuidString).rtfd")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    XCTAssertEqual(mkfifo(folder.appendingPathComponent("a.png").path, 0o600), 0)
    try Data(#"{\rtf1 {{\NeXTGraphic a.png }\'ac}b}"#.utf8).write(to: folder.appendingPathComponent("TXT.rtf"))
    let read = try NSAttributedString(url: folder, options: [:], documentAttributes: nil)
    XCTAssertFalse(read.containsAttachments(in: NSRange(location: 0, length: read.length)))
    XCTAssertTrue(read.string.hasSuffix("b"))
  }
}
