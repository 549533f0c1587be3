import UIKit
import UIKitTesting
import XCTest

/// Geometry that is not finite, and text with values and characters that no text engine expects.
@preconcurrency @MainActor
final class HostileGeometryTests: HostileTestCase {
  private static let values: [CGFloat] = [.nan, .infinity, -.infinity]
  private static let extremes: [CGFloat] = values + [0, -1, 1e9, -1e9, 1e300, 1e-300]

  private func show(_ view: UIView) {
    app.window.addSubview(view)
    app.frame()
    view.removeFromSuperview()
  }

  /// UIKit raises CALayerInvalidGeometry ("CALayer position contains NaN").
  func testFramesThatAreNotFinite_areReported_andTheOldOnesStay() {
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    for value in Self.values {
      let view = UIView(frame: frame)
      app.window.addSubview(view)
      reports = []
      view.frame = CGRect(x: 0, y: 0, width: 10, height: value)
      view.bounds = CGRect(x: 0, y: value, width: 10, height: 10)
      view.frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
      view.center = CGPoint(x: 5, y: CGFloat.nan)
      app.frame()
      XCTAssertEqual(view.frame, frame)
      XCTAssertEqual(view.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
      XCTAssertEqual(reports.count, 4, "\(reports)")
      for report in reports { XCTAssertTrue(report.contains("bounds and frame must be finite"), report) }
      view.removeFromSuperview()
    }
  }

  func testScrollingToWhereThereIsNothing_isReported_andTheViewStays() {
    for value in Self.values {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentInsetAdjustmentBehavior = .never
      app.window.addSubview(view)
      view.contentSize = CGSize(width: 100, height: 500)
      view.contentOffset = CGPoint(x: 0, y: 20)
      reports = []
      view.contentOffset = CGPoint(x: 0, y: value)
      view.contentSize = CGSize(width: value, height: 500)
      XCTAssertEqual(reports.count, 2, "\(reports)")
      XCTAssertTrue(reports.first?.contains("contentOffset must be finite") ?? false, "\(reports)")
      XCTAssertTrue(reports.last?.contains("contentSize must be finite") ?? false, "\(reports)")
      app.frame()
      XCTAssertEqual(view.contentOffset, CGPoint(x: 0, y: 20))
      XCTAssertEqual(view.contentSize, CGSize(width: 100, height: 500))
      view.removeFromSuperview()
    }
  }

  private func showText(_ text: NSAttributedString) {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let label = UILabel(frame: frame)
    label.numberOfLines = 0
    label.attributedText = text
    show(label)
    let view = UITextView(frame: frame)
    view.attributedText = text
    show(view)
    let field = UITextField(frame: frame)
    field.attributedText = text
    show(field)
    for number in [label.intrinsicContentSize.width, label.intrinsicContentSize.height, view.contentSize.height] {
      XCTAssertTrue(number.isFinite, "\(text)")
    }
  }

  func testTextAttributes() {
    for value in Self.extremes {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = value
      style.paragraphSpacing = value
      style.headIndent = value
      style.minimumLineHeight = value
      style.lineHeightMultiple = value
      style.tabStops = [NSTextTab(textAlignment: .right, location: value)]
      let shadow = NSShadow()
      shadow.shadowOffset = CGSize(width: value, height: value)
      shadow.shadowBlurRadius = value
      showText(
        NSAttributedString(
          string: "one\ttwo\nthree",
          attributes: [
            .paragraphStyle: style, .shadow: shadow, .kern: value, .baselineOffset: value, .strokeWidth: value,
            .obliqueness: value,
          ]))
      showText(NSAttributedString(string: "four", attributes: [.font: UIFont.systemFont(ofSize: value)]))
      let attachment = NSTextAttachment()
      attachment.image = UIImage(systemName: "star")
      attachment.bounds = CGRect(x: value, y: value, width: value, height: value)
      let text = NSMutableAttributedString(string: "a")
      text.append(NSAttributedString(attachment: attachment))
      text.append(NSAttributedString(string: "b"))
      showText(text)
    }
  }

  /// Pango ends a program that passes it characters after U+0000.
  func testNullCharacters() {
    for text in ["a\0b", "\0\0a", "a\0", "\u{5d0}\0\u{5d0}\0 b"] {
      showText(NSAttributedString(string: text))
      let view = UITextView()
      view.text = text
      XCTAssertEqual(view.text, text)
      XCTAssertEqual(view.offset(from: view.beginningOfDocument, to: view.endOfDocument), text.utf16.count)
    }
  }

  func testSymbolsOfAnySize() {
    for value in Self.extremes {
      let image = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: value))
      XCTAssertTrue(image?.size.width.isFinite ?? false)
      show(UIImageView(image: image))
    }
  }

  func testContainersAndEditsThatDoNotExist() {
    let storage = NSTextStorage(string: "hello")
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 100, height: 100))
    storage.addLayoutManager(manager)
    reports = []
    manager.removeTextContainer(at: 0)
    manager.insertTextContainer(container, at: 9)
    XCTAssertEqual(manager.textContainers, [container])
    manager.removeTextContainer(at: -1)
    XCTAssertEqual(reports.count, 3, "\(reports)")
    reports = []
    for (range, delta) in [
      (NSRange(location: 90, length: 4), -40), (NSRange(location: 0, length: 5), 3),
      (NSRange(location: -1, length: 2), 0), (NSRange(location: 0, length: Int.max), Int.max),
      (NSRange(location: 2, length: 1), Int.min),
    ] {
      storage.edited(.editedCharacters, range: range, changeInLength: delta)
    }
    XCTAssertEqual(reports.count, 5, "\(reports)")
    for report in reports { XCTAssertTrue(report.contains("which are not within the text of 5"), report) }
    XCTAssertEqual(storage.string, "hello")
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "J")
    XCTAssertEqual(storage.string, "Jello")
  }
}
