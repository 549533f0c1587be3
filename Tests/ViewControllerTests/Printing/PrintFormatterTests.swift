import Foundation
import TestSupport
import UIKitTesting
import XCTest

@testable import UIKit

/// The layout of print formatters and page renderers. Sources: Apple's documentation of `UIPrintFormatter`
/// (`contentInsets`, `perPageContentInsets`, `maximumContentHeight`), `UIPrintPageRenderer` and `UIPrintPaper`.
@preconcurrency @MainActor
final class PrintFormatterTests: XCTestCase {
  private var app: TestApplication!

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 390, height: 844), scale: 2)
    app.onReport = { XCTFail($0) }
  }

  override func tearDown() async throws {
    app.close()
    app = nil
  }

  /// A renderer for paper of 400 by 600 points with margins of 20 points.
  private func makeRenderer(_ formatter: UIPrintFormatter? = nil) -> UIPrintPageRenderer {
    let renderer = UIPrintPageRenderer()
    renderer.paperRect = CGRect(x: 0, y: 0, width: 400, height: 600)
    renderer.printableRect = CGRect(x: 20, y: 20, width: 360, height: 560)
    if let formatter { renderer.addPrintFormatter(formatter, startingAtPageAt: 0) }
    return renderer
  }

  private func lines(_ count: Int) -> String { (1...count).map { "Line \($0)" }.joined(separator: "\n") }

  func testContentRectangles() {
    let formatter = UISimpleTextPrintFormatter(text: lines(200))
    XCTAssertEqual(formatter.pageCount, 0, "no renderer")
    let renderer = makeRenderer(formatter)
    XCTAssertTrue(formatter.printPageRenderer === renderer)
    XCTAssertEqual(formatter.contentRect(isFirstPage: true), CGRect(x: 20, y: 20, width: 360, height: 560))
    renderer.headerHeight = 30
    renderer.footerHeight = 40
    formatter.contentInsets = UIEdgeInsets(top: 50, left: 10, bottom: 99, right: 5)
    XCTAssertEqual(
      formatter.contentRect(isFirstPage: true), CGRect(x: 30, y: 100, width: 345, height: 440),
      "the bottom inset is not used")
    XCTAssertEqual(
      formatter.contentRect(isFirstPage: false), CGRect(x: 30, y: 50, width: 345, height: 490),
      "the top inset is used on the first page only")
    formatter.perPageContentInsets = UIEdgeInsets(top: 60, left: 72, bottom: 10, right: 72)
    XCTAssertEqual(
      formatter.contentRect(isFirstPage: false), CGRect(x: 72, y: 60, width: 256, height: 480),
      "from the edges of the paper, where they are larger")
    formatter.maximumContentWidth = 100
    formatter.maximumContentHeight = 200
    XCTAssertEqual(
      formatter.contentRect(isFirstPage: true), CGRect(x: 72, y: 340, width: 100, height: 200),
      "the content of the first page begins lower")
    XCTAssertEqual(formatter.contentRect(isFirstPage: false).height, 480)
  }

  func testTextIsSplitBetweenLines() {
    let formatter = UISimpleTextPrintFormatter(text: lines(100))
    let renderer = makeRenderer(formatter)
    // 12 points of the system font are lines of 12 × 1.193359375 points, so 39 lines fit in 560 points.
    let lineHeight = UIFont.systemFont(ofSize: 12).lineHeight
    let perPage = Int(560 / lineHeight)
    XCTAssertEqual(formatter.pageCount, (100 + perPage - 1) / perPage)
    XCTAssertEqual(renderer.numberOfPages, formatter.pageCount)
    XCTAssertEqual(formatter.rectForPage(at: 0).height, CGFloat(perPage) * lineHeight, accuracy: 0.01)
    XCTAssertEqual(formatter.rectForPage(at: 1).minY, 20)
    XCTAssertEqual(formatter.rectForPage(at: formatter.pageCount), .zero)
    formatter.startPage = 2
    XCTAssertEqual(formatter.rectForPage(at: 1), .zero)
    XCTAssertEqual(formatter.rectForPage(at: 2).minY, 20)
    XCTAssertEqual(renderer.numberOfPages, 2 + formatter.pageCount)
    XCTAssertEqual(renderer.printFormattersForPage(at: 1), [])
    XCTAssertEqual(renderer.printFormattersForPage(at: 2), [formatter])
    formatter.font = .systemFont(ofSize: 24)
    XCTAssertEqual(formatter.pageCount, (100 + Int(280 / lineHeight) - 1) / Int(280 / lineHeight))
    formatter.removeFromPrintPageRenderer()
    XCTAssertEqual(renderer.printFormatters, [])
    XCTAssertNil(formatter.printPageRenderer)
    formatter.text = ""
    XCTAssertEqual(makeRenderer(formatter).numberOfPages, 0, "an empty text has no pages")
  }

  func testCopies() throws {
    let formatter = UISimpleTextPrintFormatter(attributedText: NSAttributedString(string: "a"))
    formatter.startPage = 3
    formatter.perPageContentInsets.top = 9
    _ = makeRenderer(formatter)
    let copy = try XCTUnwrap(formatter.copy() as? UISimpleTextPrintFormatter)
    XCTAssertEqual(copy.attributedText?.string, "a")
    XCTAssertEqual(copy.perPageContentInsets.top, 9)
    XCTAssertNil(copy.printPageRenderer)
  }

  /// A renderer that logs its calls.
  private final class LoggingRenderer: UIPrintPageRenderer {
    var log: [String] = []
    override var numberOfPages: Int { 2 }
    override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) { log.append("header \(headerRect)") }
    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) { log.append("content \(contentRect)") }
    override func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
      log.append("formatter")
    }
    override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) { log.append("footer \(footerRect)") }
  }

  func testOrderOfDrawing() {
    let renderer = LoggingRenderer()
    renderer.paperRect = CGRect(x: 0, y: 0, width: 100, height: 200)
    renderer.printableRect = CGRect(x: 10, y: 10, width: 80, height: 180)
    renderer.addPrintFormatter(UISimpleTextPrintFormatter(text: "a"), startingAtPageAt: 0)
    renderer.drawPage(at: 0, in: renderer.printableRect)
    XCTAssertEqual(renderer.log, ["content (10.0, 10.0, 80.0, 180.0)", "formatter"], "no header or footer")
    renderer.log = []
    renderer.headerHeight = 15
    renderer.footerHeight = 25
    renderer.drawPage(at: 0, in: renderer.printableRect)
    XCTAssertEqual(
      renderer.log,
      [
        "header (10.0, 10.0, 80.0, 15.0)", "content (10.0, 25.0, 80.0, 140.0)", "formatter",
        "footer (10.0, 165.0, 80.0, 25.0)",
      ])
  }

  func testViewsAreScaledAndSplit_andTextViewsPrintText() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 720, height: 2000))
    let formatter = view.viewPrintFormatter()
    let renderer = makeRenderer(formatter)
    XCTAssertEqual(renderer.numberOfPages, 2, "1000 points of scaled content on pages of 560 points")
    XCTAssertEqual(formatter.rectForPage(at: 1).height, 440)
    let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    textView.text = lines(100)
    XCTAssertGreaterThan(makeRenderer(textView.viewPrintFormatter()).numberOfPages, 1, "more than the visible text")
  }

  // MARK: Markup

  func testMarkup() {
    func text(_ markup: String) -> String { MarkupText.attributedString(markup).string }
    XCTAssertEqual(text("<p>One  two\n three</p><p>Four</p>"), "One two three\n\nFour")
    XCTAssertEqual(text("a<br>b<BR/>c"), "a\nb\nc")
    XCTAssertEqual(text("<head><title>x</title></head><style>p{}</style><script>1<2</script>y"), "y")
    XCTAssertEqual(text("<ul><li>a<li>b</ul><ol><li>c</li><li>d</li></ol>"), "•\ta\n•\tb\n\n1.\tc\n2.\td")
    XCTAssertEqual(text("<table><tr><th>a<th>b<tr><td>1<td>2</table>"), "a\tb\n1\t2")
    XCTAssertEqual(text("&lt;&amp;&#65;&#x42;&nope;&euro; 1 < 2 & 3"), "<&AB&nope;€ 1 < 2 & 3")
    XCTAssertEqual(text("<pre>a\n  b</pre>c"), "a\n  b\n\nc")
    XCTAssertEqual(text("<!-- <p>no --> a </i> b <unknown c='>"), "a b")
    let styled = MarkupText.attributedString("<h1>T</h1><p>n<b>b</b><i>i</i><a href='https://a.b'>l</a>")
    func font(_ word: String) -> UIFont? {
      let range = (styled.string as NSString).range(of: word)
      return styled.attribute(.font, at: range.location, effectiveRange: nil) as? UIFont
    }
    XCTAssertEqual(font("T")?.pointSize, 24)
    XCTAssertEqual(font("n")?.pointSize, 12)
    XCTAssertTrue(font("b")?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    XCTAssertFalse(font("n")?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    let link = (styled.string as NSString).range(of: "l")
    XCTAssertEqual(styled.attribute(.link, at: link.location, effectiveRange: nil) as? URL, URL(string: "https://a.b"))
  }

  /// Random tags and characters do not trap, and the plain text remains.
  func testMarkupOfAnyKind() {
    var random = SeededRandom(seed: 15)
    let parts = [
      "<", ">", "</", "p", "b>", "<ul>", "<li>", "&", "#x;", "&#99999999;", "\"", "'", "<!--", "-->", "x", " ",
    ]
    for _ in 0..<500 {
      let markup = (0..<12).map { _ in parts.randomElement(using: &random)! }.joined()
      _ = MarkupText.attributedString(markup)
    }
    XCTAssertEqual(MarkupText.attributedString("plain").string, "plain")
  }

  // MARK: Paper and properties

  func testPaper() {
    let german = UIPrintPaper.papers(for: Locale(identifier: "de_DE"))
    XCTAssertEqual(german[0].title, "A4")
    XCTAssertEqual(german[0].paperSize.width, 595.28, accuracy: 0.01)
    XCTAssertEqual(german[0].printableRect.minX, 18)
    XCTAssertEqual(german[0].printRect(), german[0].printableRect)
    XCTAssertEqual(UIPrintPaper.papers(for: Locale(identifier: "en_US"))[0].paperSize, CGSize(width: 612, height: 792))
    func best(_ width: CGFloat, _ height: CGFloat) -> String {
      UIPrintPaper.bestPaper(forPageSize: CGSize(width: width, height: height), withPapersFrom: german).title
    }
    XCTAssertEqual(best(595, 842), "A4")
    XCTAssertEqual(best(842, 595), "A4", "turned")
    XCTAssertEqual(best(288, 432), "4 × 6 in")
    XCTAssertEqual(best(5000, 5000), "A3", "the largest one")
  }

  func testTurnedPaperTurnsItsMargins() {
    let paper = UIPrintPaper(
      "x", "X", size: CGSize(width: 100, height: 200), margins: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    var settings = PrintSettings(paper: paper)
    XCTAssertEqual(settings.printableRect, CGRect(x: 2, y: 1, width: 94, height: 196))
    settings.isLandscape = true
    XCTAssertEqual(settings.paperRect, CGRect(x: 0, y: 0, width: 200, height: 100))
    XCTAssertEqual(settings.printableRect, CGRect(x: 1, y: 4, width: 196, height: 94))
  }

  func testInformation() throws {
    let info = UIPrintInfo.printInfo()
    XCTAssertFalse(info.jobName.isEmpty)
    info.jobName = "Job"
    info.outputType = .photo
    info.orientation = .landscape
    info.duplex = .shortEdge
    info.printerID = "Office"
    let archived = try NSKeyedArchiver.archivedData(withRootObject: info, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archived)
    unarchiver.requiresSecureCoding = false
    let decoded = try XCTUnwrap(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIPrintInfo)
    for copy in [UIPrintInfo(dictionary: info.dictionaryRepresentation), decoded, info.copy() as? UIPrintInfo] {
      XCTAssertEqual(copy?.jobName, "Job")
      XCTAssertEqual(copy?.outputType, .photo)
      XCTAssertEqual(copy?.orientation, .landscape)
      XCTAssertEqual(copy?.duplex, .shortEdge)
      XCTAssertEqual(copy?.printerID, "Office")
    }
    XCTAssertEqual(UIPrintInfo(dictionary: ["UIPrintInfoOrientation": 99]).orientation, .portrait)
    let error: any Error = UIPrintError(.jobFailed, "reason")
    XCTAssertEqual((error as NSError).domain, UIPrintErrorDomain)
    XCTAssertEqual((error as NSError).code, 4)
    XCTAssertEqual(error.localizedDescription, "reason")
  }
}
